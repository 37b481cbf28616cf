import type { Editor } from '../editor.ts'
import { messageOf } from '../server/request.ts'

/** Opens the draft in a new tab by an address that the server signs. */
export async function openPreview({ server, session }: Editor): Promise<void> {
  // The tab is opened before the answer: a browser refuses to open one later than the press.
  const tab = window.open('about:blank', '_blank')
  try {
    const url = await server.preview()
    if (tab) tab.location.replace(url)
    else window.location.assign(url)
  } catch (error) {
    tab?.close()
    session.notice.value = { text: messageOf(error), tone: 'danger' }
  }
}
