/** Whether arguments of an action name it on the server (`PublishedServerCall`), with its values worked out or not. */
export function isServerCall(value: unknown): value is { readonly serverCall: string; readonly values: readonly unknown[] } {
  if (typeof value !== 'object' || value === null || !('serverCall' in value) || !('values' in value)) return false
  return typeof value.serverCall === 'string' && Array.isArray(value.values)
}
