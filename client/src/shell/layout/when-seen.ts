// Runs something when an element comes into sight, or a little later: what lies below the fold need not come with the rest.
const LATER = 1500; // milliseconds

export function whenSeen(run: () => void): (element: Element) => () => void {
  return (element) => {
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const once = () => {
      stop();
      run();
    };
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && once());
    const timer = setTimeout(once, LATER);
    observer.observe(element);
    return stop;
  };
}
