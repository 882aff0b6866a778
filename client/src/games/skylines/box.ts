// What is in the box, written by client/describe.py from the rules.
export const BOX = {
  "seats": [
    1,
    2,
    3,
    4
  ],
  "set": "townwright-tuned-2",
  "capitals": [
    12,
    10,
    8
  ]
};
