import { CHUNKS_FOLDER } from '@heddle/document/published'
import type { ReleaseManifest } from '../releases/manifest.ts'
import type { HostAnswer, ServedFile } from './answer.ts'

/** Mark of the script that tells the editor what a draft does; its value is the only origin it speaks with. */
const EDITOR_ATTRIBUTE = 'data-heddle-editor'

/**
 * A page of a draft as the editor shows it: in its frame, with the script that tells what the page does before everything else.
 * Everything else of a draft is what its site would have.
 */
export function asDraft(answer: HostAnswer, { recorder }: Pick<ReleaseManifest, 'recorder'>, editor: string): HostAnswer {
  if (!('file' in answer) || !answer.file.type.startsWith('text/html')) return answer
  const { file } = answer
  const script =
    recorder === undefined
      ? ''
      : `<script type="module" src="/${CHUNKS_FOLDER}/${recorder}" ${EDITOR_ATTRIBUTE}="${editor}"></script>`
  const headers = {
    ...file.headers,
    'content-security-policy': draftPolicy(file.headers['content-security-policy'] ?? '', editor),
  }
  const drawn: ServedFile = {
    ...file,
    etag: `"draft-${file.etag.slice(1)}`,
    encodings: [],
    headers,
    async read() {
      const html = (await file.read(undefined)).toString('utf8')
      return Buffer.from(html.replace('<head>', () => `<head>${script}`))
    },
  }
  return { ...answer, file: drawn }
}

/** The page's own policy, but that the editor may frame it and its files of scripts may run. */
function draftPolicy(policy: string, editor: string): string {
  const directives = policy.split(';').map((each) => {
    const [name = '', ...values] = each.trim().split(' ')
    if (name === 'frame-ancestors') return `${name} ${editor}`
    if (name !== 'script-src' || values.includes("'self'")) return each
    return [name, "'self'", ...values.filter((value) => value !== "'none'")].join(' ')
  })
  return directives.join(';')
}
