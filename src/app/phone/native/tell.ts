/** What goes wrong in the device is only written down: nobody but a developer can do anything about it. */
export function tell(...what: unknown[]): void {
  // oxlint-disable-next-line no-console -- see above.
  console.info('Device:', ...what);
}
