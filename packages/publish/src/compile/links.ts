import type { FormulaTree } from '@heddle/formula/tree'
import {
  dataSetOf,
  isBinding,
  linkedSectionOf,
  type Binding,
  readWrittenAddress,
  rowKey,
  sectionRoots,
  type Language,
  type LinkTarget,
  type LinkValue,
  type PageRecord,
  type WrittenLink,
} from '@heddle/document'
import {
  fittingAddress,
  isPublishedBinding,
  type PublishedBinding,
  type PublishedLink,
  type PublishedValue,
} from '@heddle/document/published'
import type { NodeCompilation } from './compilation.ts'
import { MESSAGES } from './messages.ts'
import { addressSegments, languagePrefix, parameterText, servedLanguage } from './page-paths.ts'

/** Specification section 9: colour of a link's progress bar. */
const PROGRESS_COLOR = 'blue'
/** What every link that opens apart says of itself: the page it leads to gets no hold of this one. */
const OPENED_APART = ['noopener', 'noreferrer']

/** One link of a node as it is in the language of the page, and its path inside the node's record. */
export interface LinkHere {
  readonly link: LinkTarget
  readonly path: string
  readonly compilation: NodeCompilation
}

/** A link with a complete address in one language (specification section 2, links); `undefined` when it leads nowhere. */
export function compileLink(value: LinkValue, compilation: NodeCompilation): PublishedLink | undefined {
  const here = linkHere(value, compilation)
  const { type } = here.link
  switch (type) {
    case 'internal':
    case 'collection-page':
      return internalLink(here)
    case 'file':
      return fileLink(here)
    case 'external':
    case 'mail':
    case 'tel':
      return writtenLink(here, type)
    case 'open-popup':
    case 'close-popup':
      return undefined
  }
}

/** A link in the language of the page. */
export function linkHere(value: LinkValue, compilation: NodeCompilation): LinkHere {
  const { language } = compilation.context.input
  const own = value.languages && Object.hasOwn(value.languages, language) ? value.languages[language] : undefined
  return own ? { link: own, path: `link/languages/${language}`, compilation } : { link: value, path: 'link', compilation }
}

/** The language in which a link shows a page, where it says one. */
export function linkLanguage(value: LinkValue, compilation: NodeCompilation): Language | undefined {
  return linkHere(value, compilation).link.language
}

function internalLink(here: LinkHere): PublishedLink | undefined {
  const { link, path, compilation } = here
  const { view, language } = compilation.context.input
  compilation.dependOn('site')
  if (link.sectionId !== undefined) {
    compilation.dependOn(link.sectionId)
    for (const { id } of sectionRoots(view, link.sectionId)) compilation.dependOn(id)
  }
  const pageId = link.pageId ?? (link.sectionId === undefined ? undefined : view.pageOf(link.sectionId)) ?? ownPage(here)
  if (pageId === undefined) return report(here, 'missing-page', MESSAGES.missingPage)
  compilation.dependOn(pageId)
  const page = view.find('page', pageId)
  if (!page) return report(here, 'missing-page', MESSAGES.missingPage)
  const asked = link.language ?? language
  const served = servedLanguage(page, asked, view)
  if (served !== asked) compilation.warn('page-lacks-language', path, MESSAGES.pageLacksLanguage(page.name, asked, served))
  const prefetch = link.prefetch && !link.targetBlank ? { prefetch: served } : {}
  return finish(here, pathTo(page, served, here), anchorPart(here, pageId), { pageId, ...prefetch })
}

/** The page with the link, where it leads to that in another language, or to a linked section on it. */
function ownPage({ link, compilation }: LinkHere): string | undefined {
  const isLinked = link.sectionId !== undefined && linkedSectionOf(compilation.context.input.view, link.sectionId) !== undefined
  return link.language === undefined && !isLinked ? undefined : compilation.pageId
}

/** The address of a page; with bound parameters one template text. Those that give nothing take their default. */
function pathTo(page: PageRecord, language: Language, { link, path, compilation }: LinkHere): PublishedValue {
  const { view, addresses } = compilation.context.input
  const written = writer()
  written.write((addresses.root ?? '') + languagePrefix(view, language))
  const segments = addressSegments(page, language, view)
  const isToItself = link.language !== undefined && page.id === compilation.pageId
  for (const segment of segments) {
    written.write('/')
    if (segment.parameter === undefined) {
      written.write(encodeURIComponent(segment.text))
      continue
    }
    const { parameter, fallback } = segment
    written.write(encodeURIComponent(segment.before))
    const given = link.parameters?.[parameter] ?? (isToItself ? keptParameter(parameter) : undefined)
    if (isBinding(given)) {
      const bound = compilation.bind(given, `${path}/parameters/${parameter}`)
      const encoded = encodeURIComponent(fallback)
      if (bound) written.insert(['b', '||', encodedTree(bound.tree), ['l', encoded]])
      else written.write(encoded)
      written.write(encodeURIComponent(segment.after))
      continue
    }
    const named = parameterText(given, fallback)
    const text = dataSetOf(page) ? rowKey(named) : named
    if (text === '')
      compilation.fail('parameter-missing', `${path}/parameters/${parameter}`, MESSAGES.parameterMissing(parameter))
    written.write(encodeURIComponent(text + segment.after))
  }
  if (segments.length === 0 && languagePrefix(view, language) === '') written.write('/')
  return written.value()
}

/** What the address of the page on show has for a parameter. */
const keptParameter = (name: string): Binding => ({ type: 'f', code: `pageParameters[${JSON.stringify(name)}]` })

/** Writes an address piece by piece. */
function writer() {
  const texts: string[] = ['']
  const trees: FormulaTree[] = []
  return {
    write(text: string): void {
      texts[texts.length - 1] += text
    },
    insert(tree: FormulaTree): void {
      trees.push(tree)
      texts.push('')
    },
    /** A text, or one template text where something is bound. */
    value: (): string | PublishedBinding => (trees.length === 0 ? (texts[0] ?? '') : bindTemplate(texts, trees)),
  }
}

function encodedTree(tree: FormulaTree): FormulaTree {
  return ['c', ['n', 'encodeURIComponent'], [tree]]
}

/** The id that the builder gave the target, any element of the page, else the anchor of the section. */
function anchorPart({ link, path, compilation }: LinkHere, pageId: string): string {
  if (link.sectionId === undefined) return ''
  const { view } = compilation.context.input
  const anchors = compilation.context.anchorsOf(pageId)
  const isHere = view.pageOf(link.sectionId) === pageId || anchors.has(link.sectionId)
  const own = (isHere ? sectionRoots(view, link.sectionId) : []).map(({ attributes }) => attributes['id'])
  const anchor = own.find((one) => typeof one === 'string' && one !== '') ?? anchors.get(link.sectionId)
  if (anchor === undefined) compilation.warn('missing-section', path, MESSAGES.missingSection)
  return typeof anchor === 'string' ? `#${encodeURIComponent(anchor)}` : ''
}

function fileLink(here: LinkHere): PublishedLink | undefined {
  const { link, compilation } = here
  if (link.assetId !== undefined) compilation.dependOn(link.assetId)
  const asset = link.assetId === undefined ? undefined : compilation.context.input.view.find('asset', link.assetId)
  if (!asset) return report(here, 'missing-file', MESSAGES.missingFile)
  return finish(here, compilation.context.input.addresses.asset(asset.file), '', { download: asset.name })
}

/** Schemes that stand before what a formula gives. */
const SCHEMES = { external: '', mail: 'mailto:', tel: 'tel:' } as const

function writtenLink(here: LinkHere, type: WrittenLink): PublishedLink | undefined {
  const { link, path, compilation } = here
  const { href = '' } = link
  if (isBinding(href)) {
    const bound = compilation.bind(href, `${path}/href`)
    const scheme = SCHEMES[type]
    // Whether the address is safe is decided by the renderer, when its value is known.
    return bound && finish(here, scheme === '' ? bound : bindTemplate([scheme, ''], [bound.tree]), '', {})
  }
  const read = readWrittenAddress(type, href)
  return read.ok ? finish(here, read.address, '', {}) : report(here, 'bad-address', read.message)
}

function finish(here: LinkHere, address: PublishedValue, hash: string, more: Partial<PublishedLink>): PublishedLink {
  const { link } = here
  const own = link.rel?.split(' ').filter(Boolean) ?? []
  const rel = [...new Set([...own, ...(link.targetBlank ? OPENED_APART : [])])].join(' ')
  return {
    href: withQuery(here, address, hash),
    ...(link.targetBlank && { target: '_blank' }),
    ...(rel !== '' && { rel }),
    ...more,
    ...(link.loadProgress && { loadProgressColor: link.loadProgressColor || PROGRESS_COLOR }),
  }
}

/** Adds the query pairs, URL-encoded; with a bound value or address the whole becomes one template text. */
function withQuery(here: LinkHere, address: PublishedValue, hash: string): PublishedValue {
  const { link, path, compilation } = here
  if (typeof address === 'string' && !link.query?.length) return fitting(address + hash, here)
  const { write, insert, value: written } = writer()
  const before = typeof address === 'string' ? (address.split('#', 1)[0] ?? '') : ''
  if (isPublishedBinding(address)) insert(address.tree)
  else write(before)
  let separator = before.includes('?') ? '&' : '?'
  for (const [at, { name, value }] of (link.query ?? []).entries()) {
    if (name === '') continue
    const bound = isBinding(value) ? compilation.bind(value, `${path}/query/${at}/value`) : undefined
    if (isBinding(value) && !bound) continue
    write(`${separator}${encodeURIComponent(name)}=`)
    if (bound) insert(encodedTree(bound.tree))
    else write(encodeURIComponent(String(value)))
    separator = '&'
  }
  write(typeof address === 'string' ? address.slice(before.length) + hash : hash)
  const whole = written()
  return typeof whole === 'string' ? fitting(whole, here) : whole
}

/** An address that is known now; what is bound is made to fit by the renderer. */
function fitting(written: string, { path, compilation }: LinkHere): string {
  const { address, left } = fittingAddress(written)
  if (left.length > 0) compilation.warn('address-too-long', path, MESSAGES.addressTooLong(left))
  if (address === undefined) compilation.fail('address-too-long', path, MESSAGES.pathTooLong)
  return address ?? written
}

function bindTemplate(texts: readonly string[], trees: readonly FormulaTree[]): PublishedBinding {
  return { type: 'f', tree: ['t', texts, trees] }
}

/** Tells what is wrong with a link, and gives nothing. */
export function report({ path, compilation }: LinkHere, code: string, message: string): undefined {
  compilation.fail(code, path, message)
  return undefined
}
