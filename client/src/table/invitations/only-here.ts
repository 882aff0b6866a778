/** Whether an address's host is the computer itself, so that no other device finds it. */
export function isOnlyHere(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
}
