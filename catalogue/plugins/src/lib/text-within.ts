/** A stream as text, or nothing where it holds more bytes than `most`: then the rest of it is not asked for. */
export async function textWithin(stream: ReadableStream<Uint8Array>, most: number): Promise<string | undefined> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > most) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
