/** The text of an answer, in the characters that its type names; UTF-8 where it names none that are known. */
export function readText(bytes: Uint8Array, type: string | undefined): string {
  const [, name] = /charset="?([\w-]{1,40})/i.exec(type ?? '') ?? []
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
