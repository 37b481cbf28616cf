/** A base64 hash as part of a file name. */
export function fileHash(base64: string): string {
  return base64
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .slice(0, 16)
}
