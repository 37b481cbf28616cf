import type { FormulaTree } from '@heddle/formula/tree'
import { dataSetOf, isBinding, rowKey, type Language, type LinkValue, type PageRecord } from '@heddle/document'
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
const EXTERNAL = /^https?:\/\/[^\s"'<>\\]+$/i
const MAIL = /^[^\s@"'<>\\:/?#]+@[^\s@"'<>\\:/?#]+$/
const PHONE = /^\+?[0-9 ()*#.-]{1,40}$/

/** A link with a complete address in one language (specification section 2, links); `undefined` when it leads nowhere. */
export function compileLink(link: LinkValue, compilation: NodeCompilation): PublishedLink | undefined {
  switch (link.type) {
    case 'internal':
    case 'collection-page':
      return internalLink(link, compilation)
    case 'file':
      return fileLink(link, compilation)
    case 'external':
      return addressLink(link, compilation, (text) => (EXTERNAL.test(text) ? text : undefined), MESSAGES.badAddress, '')
    case 'mail':
      return addressLink(link, compilation, (text) => toMail(text), MESSAGES.badMail, 'mailto:')
    case 'tel':
      return addressLink(link, compilation, (text) => toPhone(text), MESSAGES.badPhone, 'tel:')
    case 'open-popup':
    case 'close-popup':
      return undefined
  }
}

function toMail(text: string): string | undefined {
  const address = text.replace(/^mailto:/i, '')
  return MAIL.test(address) ? `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}` : undefined
}

function toPhone(text: string): string | undefined {
  const number = text.replace(/^tel:/i, '').trim()
  return PHONE.test(number) ? `tel:${number.replace(/[^0-9+*#]/g, '').replaceAll('#', '%23')}` : undefined
}

function internalLink(link: LinkValue, compilation: NodeCompilation): PublishedLink | undefined {
  const { view, language } = compilation.context.input
  compilation.dependOn('site')
  if (link.sectionId !== undefined) compilation.dependOn(link.sectionId)
  const pageId = link.pageId ?? (link.sectionId === undefined ? undefined : view.pageOf(link.sectionId))
  if (pageId === undefined) return report(compilation, 'missing-page', MESSAGES.missingPage)
  compilation.dependOn(pageId)
  const page = view.find('page', pageId)
  if (!page) return report(compilation, 'missing-page', MESSAGES.missingPage)
  const served = servedLanguage(page, language, view)
  if (served !== language)
    compilation.warn('page-lacks-language', 'link', MESSAGES.pageLacksLanguage(page.name, language, served))
  const path = pathTo(page, served, link.parameters ?? {}, compilation)
  return finish(link, path, anchorPart(link, pageId, compilation), { pageId }, compilation)
}

/** The address of a page; with bound parameters one template text. Those that give nothing take their default. */
function pathTo(
  page: PageRecord,
  language: Language,
  parameters: NonNullable<LinkValue['parameters']>,
  compilation: NodeCompilation,
): PublishedValue {
  const { view } = compilation.context.input
  const written = writer()
  written.write(languagePrefix(view, language))
  const segments = addressSegments(page, language, view)
  for (const segment of segments) {
    written.write('/')
    if (segment.parameter === undefined) {
      written.write(encodeURIComponent(segment.text))
      continue
    }
    const { parameter, fallback } = segment
    const given = parameters[parameter]
    if (isBinding(given)) {
      const bound = compilation.bind(given, `link/parameters/${parameter}`)
      const encoded = encodeURIComponent(fallback)
      if (bound) written.insert(['b', '||', encodedTree(bound.tree), ['l', encoded]])
      else written.write(encoded)
      continue
    }
    const named = parameterText(given, fallback)
    const text = dataSetOf(page) ? rowKey(named) : named
    if (text === '') compilation.fail('parameter-missing', `link/parameters/${parameter}`, MESSAGES.parameterMissing(parameter))
    written.write(encodeURIComponent(text))
  }
  if (segments.length === 0 && languagePrefix(view, language) === '') written.write('/')
  return written.value()
}

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
function anchorPart(link: LinkValue, pageId: string, compilation: NodeCompilation): string {
  if (link.sectionId === undefined) return ''
  const { view } = compilation.context.input
  const own = view.pageOf(link.sectionId) === pageId ? view.find('node', link.sectionId)?.attributes['id'] : undefined
  const anchor = typeof own === 'string' && own !== '' ? own : compilation.context.anchorsOf(pageId).get(link.sectionId)
  if (anchor === undefined) compilation.warn('missing-section', 'link', MESSAGES.missingSection)
  return anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`
}

function fileLink(link: LinkValue, compilation: NodeCompilation): PublishedLink | undefined {
  if (link.assetId !== undefined) compilation.dependOn(link.assetId)
  const asset = link.assetId === undefined ? undefined : compilation.context.input.view.find('asset', link.assetId)
  if (!asset) return report(compilation, 'missing-file', MESSAGES.missingFile)
  return finish(link, compilation.context.input.addresses.asset(asset.file), '', { download: asset.name }, compilation)
}

function addressLink(
  link: LinkValue,
  compilation: NodeCompilation,
  toAddress: (text: string) => string | undefined,
  problem: string,
  scheme: string,
): PublishedLink | undefined {
  const { href } = link
  if (isBinding(href)) {
    const bound = compilation.bind(href, 'link/href')
    // Whether the address is safe is decided by the renderer, when its value is known.
    return bound && finish(link, scheme === '' ? bound : bindTemplate([scheme, ''], [bound.tree]), '', {}, compilation)
  }
  const address = toAddress((href ?? '').trim())
  return address === undefined ? report(compilation, 'bad-address', problem) : finish(link, address, '', {}, compilation)
}

function finish(
  link: LinkValue,
  address: PublishedValue,
  hash: string,
  more: Partial<PublishedLink>,
  compilation: NodeCompilation,
): PublishedLink {
  return {
    href: withQuery(link, address, hash, compilation),
    ...(link.targetBlank && { target: '_blank', rel: 'noopener noreferrer' }),
    ...more,
    ...(link.loadProgress && { loadProgressColor: link.loadProgressColor || PROGRESS_COLOR }),
  }
}

/** Adds the query pairs, URL-encoded; with a bound value or address the whole becomes one template text. */
function withQuery(link: LinkValue, address: PublishedValue, hash: string, compilation: NodeCompilation): PublishedValue {
  if (typeof address === 'string' && !link.query?.length) return fitting(address + hash, compilation)
  const { write, insert, value: written } = writer()
  const before = typeof address === 'string' ? (address.split('#', 1)[0] ?? '') : ''
  if (isPublishedBinding(address)) insert(address.tree)
  else write(before)
  let separator = before.includes('?') ? '&' : '?'
  for (const [at, { name, value }] of (link.query ?? []).entries()) {
    if (name === '') continue
    const bound = isBinding(value) ? compilation.bind(value, `link/query/${at}/value`) : undefined
    if (isBinding(value) && !bound) continue
    write(`${separator}${encodeURIComponent(name)}=`)
    if (bound) insert(encodedTree(bound.tree))
    else write(encodeURIComponent(String(value)))
    separator = '&'
  }
  write(typeof address === 'string' ? address.slice(before.length) + hash : hash)
  const whole = written()
  return typeof whole === 'string' ? fitting(whole, compilation) : whole
}

/** An address that is known now; what is bound is made to fit by the renderer. */
function fitting(written: string, compilation: NodeCompilation): string {
  const { address, left } = fittingAddress(written)
  if (left.length > 0) compilation.warn('address-too-long', 'link', MESSAGES.addressTooLong(left))
  if (address === undefined) compilation.fail('address-too-long', 'link', MESSAGES.pathTooLong)
  return address ?? written
}

function bindTemplate(texts: readonly string[], trees: readonly FormulaTree[]): PublishedBinding {
  return { type: 'f', tree: ['t', texts, trees] }
}

function report(compilation: NodeCompilation, code: string, message: string): undefined {
  compilation.fail(code, 'link', message)
  return undefined
}
