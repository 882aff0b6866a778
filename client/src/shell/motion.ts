// Whether things may move by themselves: as the person chose here or, if not, as the device says.
export function motionAllowed(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === "on" || motion === "off") return motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
