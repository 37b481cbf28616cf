import { readHeadCode, type DocumentView, type HeadTag } from '@heddle/document'
import { tag } from './html.ts'

/** The builder's own tags of the head, and what a policy has to allow for them. */
export interface HeadCode {
  readonly html: string
  /** Inline scripts and styles as they stand: a policy names them by their hashes. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Addresses of script files, and servers of style sheets. */
  readonly scriptFiles: readonly string[]
  readonly styleOrigins: readonly string[]
  /** Servers that fonts may come from: those of the style sheets, and those that the head has connected to beforehand. */
  readonly fontOrigins: readonly string[]
  /** Servers that its scripts come from: they may be asked. */
  readonly servers: readonly string[]
}

const ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i
/** What of a script is code: others hold data, which no policy forbids. */
const CODE = /^(?:|module|text\/javascript|application\/javascript)$/i

/** Reads them from the site's record; what cannot be read is left out, as a project may hold what another version wrote. */
export function headCode(view: Pick<DocumentView, 'site'>): HeadCode {
  const read = readHeadCode(view.site()?.headCode ?? '')
  const tags = typeof read === 'string' ? [] : read
  const own = (name: HeadTag['name'], address: string) =>
    tags.filter((one) => one.name === name && one.attributes[address] === undefined)
  const files = tags.flatMap(({ name, attributes: { src = '' } }) => (name === 'script' && src !== '' ? src : []))
  const links = (...kinds: readonly string[]) =>
    tags.flatMap(({ name, attributes: { rel = '', href = '' } }) => (name === 'link' && kinds.includes(rel) ? href : []))
  return {
    html: tags.map(printed).join(''),
    scripts: own('script', 'src').flatMap(({ attributes, text }) => (CODE.test(attributes['type'] ?? '') ? text : [])),
    styles: own('style', 'href').map(({ text }) => text),
    // A policy reads no query.
    scriptFiles: unique(files.map((src) => (src.startsWith('/') ? "'self'" : (src.split(/[?#]/)[0] ?? '')))),
    styleOrigins: originsOf(links('stylesheet')),
    fontOrigins: originsOf(links('stylesheet', 'preconnect')),
    servers: originsOf(files),
  }
}

function printed({ name, attributes, text }: HeadTag): string {
  const start = tag(name, attributes)
  return name === 'meta' || name === 'link' ? start : `${start}${text}</${name}>`
}

const originsOf = (addresses: readonly string[]): readonly string[] =>
  unique(addresses.flatMap((address) => ORIGIN.exec(address)?.[0].toLowerCase() ?? []))

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)]
