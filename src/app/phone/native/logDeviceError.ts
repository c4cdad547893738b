/** Logs a failure of the device, which owners can do nothing about. */
export function logDeviceError(...details: unknown[]): void {
  // oxlint-disable-next-line no-console -- only a developer can do anything about it.
  console.info('Device:', ...details);
}
