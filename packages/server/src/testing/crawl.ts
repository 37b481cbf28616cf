import type { ReleaseManifest } from '../releases/manifest.ts'
import { visit } from './visit.ts'

/** A text as it may stand in an answer: as it is, escaped for addresses, and in Base64, wherever it begins there. */
export function forms(text: string): readonly string[] {
  const inBase64 = [0, 1, 2].map((before) => {
    const whole = Buffer.from(' '.repeat(before) + text).toString('base64')
    return whole.slice(before === 0 ? 0 : 4, -4)
  })
  const everySign = [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
  return [text, encodeURIComponent(text), everySign, everySign.toUpperCase(), ...inBase64]
}

/** All that somebody can fetch: every file there is, asked for by its name, and all that its answers lead to. */
export async function crawl(
  site: string,
  release: ReleaseManifest,
  headers: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const patterns = release.patterns.map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'x'))
  const left = ['/', '/robots.txt', '/sitemap.xml', '/ww/', ...patterns, ...Object.keys(release.files).map((path) => `/${path}`)]
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path) || found.size > 2000) continue
    const answer = await visit(site + path, { headers })
    found.set(path, `${JSON.stringify(answer.headers)} ${answer.text}`)
    for (const [, next = ''] of answer.text.matchAll(/(?:href|src)="(\/[^"#]*)"|"(\/[a-z][^"\s]*)"/g))
      if (next !== '') left.push(next)
    const { location } = answer.headers
    if (location?.startsWith('/')) left.push(location)
  }
  const post = async (path: string, body: string): Promise<void> => {
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
    const answer = await visit(site + path, sent)
    found.set(`POST ${path}`, `${JSON.stringify(answer.headers)} ${answer.text}`)
  }
  for (const id of new Set(Object.keys(release.files).flatMap((path) => /^sources\/([^/]+)/.exec(path)?.[1] ?? [])))
    await post(`/ww/cms_data_sets/${id}/fetch`, '{"variables":{}}')
  for (const path of Object.keys(release.files)) {
    const [, name] = /^server-actions\/(.+)\.json$/.exec(path) ?? []
    if (name !== undefined) await post(`/ww/plugin_actions/${name}/run`, '{"values":[]}')
  }
  await post('/ww/accounts/session', '{}')
  return found
}
