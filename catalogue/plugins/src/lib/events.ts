/** Most characters of one event of a stream. */
const MAX_EVENT = 1_000_000

/** What server-sent events hold, each as JSON where it is some: `data:` lines until an empty one. */
export async function* eventsOf(stream: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  for await (const bytes of stream) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_EVENT) return
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice('data:'.length).replace(/^ /, ''))
      if (line !== '' || data.length === 0) continue
      yield data.join('\n')
      data = []
    }
  }
  if (rest.startsWith('data:')) data.push(rest.slice('data:'.length).trim())
  if (data.length > 0) yield data.join('\n')
}
