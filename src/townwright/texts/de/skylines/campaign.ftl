### Die Kampagne von Skylines.

campaign-star-hard-skylines = { $points ->
    [one] Beginne mit nur { $capital } Münzen und beende die Stadt mit mindestens einem Punkt, ohne Tipps.
   *[other] Beginne mit nur { $capital } Münzen und beende die Stadt mit mindestens { $points } Punkten, ohne Tipps.
  }
