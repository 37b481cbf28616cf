import {
  blankNode,
  blankPage,
  blankSite,
  type AssetRecord,
  type DocumentRecord,
  type NodeRecord,
  type StyleClassRecord,
} from '@heddle/document'

/** A landing page as a person would write it by hand: the baseline of every page benchmark. */
export interface Tree {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
  readonly children?: readonly Tree[]
  /** What it is as an element of the catalogue. */
  readonly element: string
}

type Attributes = Readonly<Record<string, string>>
const LOREM = 'Build pages from sections and elements, bind them to data, and publish a site that loads at once on every device.'

const box = (name: string, ...children: Tree[]): Tree => ({
  element: 'flexbox',
  tag: 'div',
  attributes: { class: name },
  children,
})
const section = (tag: string, name: string, ...children: Tree[]): Tree => ({
  element: 'section',
  tag,
  attributes: { class: name },
  children,
})
const text = (tag: string, value: string, name?: string): Tree => ({
  element: 'text',
  tag,
  attributes: name ? { class: name } : {},
  text: value,
})
const link = (value: string, href: string): Tree => ({
  element: 'text',
  tag: 'a',
  attributes: { class: 'link', href },
  text: value,
})
const button = (value: string): Tree => ({
  element: 'button',
  tag: 'a',
  attributes: { class: 'btn', href: 'https://example.com/start' },
  text: value,
})
const image = (at: number, width: number, height: number, isEager = false): Tree => {
  const loading: Attributes = isEager ? { fetchpriority: 'high' } : { loading: 'lazy' }
  const attributes = { src: `/assets/${at}.png`, width: String(width), height: String(height), alt: `Picture ${at}`, ...loading }
  return { element: 'image', tag: 'img', attributes: { class: 'pic', ...attributes } }
}
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** About 150 elements; `seed` makes pages differ. */
export function landing(seed: number): readonly Tree[] {
  return [
    section(
      'nav',
      'nav',
      image(0, 96, 32, true),
      ...['Product', 'Templates', 'Pricing', 'Docs', 'Blog'].map((name) =>
        link(name, `https://example.com/${name.toLowerCase()}`),
      ),
      button('Sign up'),
    ),
    section(
      'section',
      'hero',
      box(
        'wrap',
        text('h1', `Launch your site number ${seed} today`),
        text('p', LOREM),
        button('Start free'),
        button('See a demo'),
      ),
      image(1, 480, 320, true),
    ),
    section(
      'section',
      'section',
      text('h2', 'Everything you need'),
      text('p', LOREM),
      box(
        'grid',
        ...times(12, (at) =>
          box(
            'card',
            image(2 + (at % 6), 240, 160),
            text('h3', `Feature ${at + 1} of ${seed}`),
            text('p', LOREM),
            link('Read more', `https://example.com/features/${at}`),
          ),
        ),
      ),
    ),
    section(
      'section',
      'section',
      text('h2', 'What people say'),
      box(
        'grid',
        ...times(6, (at) =>
          box(
            'card',
            text('p', `“${LOREM}”`),
            image(2 + (at % 6), 240, 160),
            text('h4', `Person ${at + 1}`),
            text('span', 'Site builder', 'muted'),
          ),
        ),
      ),
    ),
    section(
      'section',
      'section',
      text('h2', 'Pricing'),
      box(
        'grid',
        ...times(3, (at) =>
          box(
            'card',
            text('h3', ['Free', 'Team', 'Company'][at] ?? ''),
            text('p', `$${at * 20} a month`),
            text('span', 'Unlimited pages', 'muted'),
            text('span', 'Custom domain', 'muted'),
            text('span', 'Collections', 'muted'),
            button('Choose'),
          ),
        ),
      ),
    ),
    section('footer', 'footer', ...times(8, (at) => link(`Link ${at + 1}`, `https://example.com/l/${at}`)), text('p', '© 2026')),
  ]
}

const padding = (vertical: string, horizontal: string) => ({
  'padding-top': vertical,
  'padding-bottom': vertical,
  'padding-left': horizontal,
  'padding-right': horizontal,
})

/** The same looks as `HAND_CSS`, as style classes of the builder. */
const CLASSES: Readonly<Record<string, StyleClassRecord['styles']>> = {
  nav: {
    default: { 'flex-direction': 'row', 'column-gap': '16px', 'align-items': 'center', ...padding('12px', '24px') },
    mobile: { 'flex-wrap': 'wrap' },
  },
  hero: {
    default: { 'flex-direction': 'row', 'column-gap': '32px', 'align-items': 'center', ...padding('48px', '24px') },
    mobile: { 'flex-direction': 'column' },
  },
  wrap: { default: { 'flex-grow': 1 } },
  section: { default: padding('40px', '24px') },
  grid: {
    default: { display: 'grid', 'grid-template-columns': 'repeat(3,1fr)', 'row-gap': '24px', 'column-gap': '24px' },
    mobile: { 'grid-template-columns': '1fr' },
  },
  card: { default: { 'border-width': '1px', 'border-style': 'solid', 'border-color': '#e5e5e5', ...padding('16px', '16px') } },
  muted: { default: { color: '#666', display: 'block' } },
  btn: { default: { 'background-color': '#0a58ca', color: '#fff', ...padding('8px', '16px') } },
  link: { default: { color: '#0a58ca', 'text-decoration': 'none' } },
  footer: {
    default: {
      'flex-direction': 'row',
      'flex-wrap': 'wrap',
      'column-gap': '16px',
      'background-color': '#222',
      ...padding('32px', '24px'),
    },
  },
  pic: { default: { 'max-width': '100%' } },
}

export const HAND_CSS =
  '*,:after,:before{box-sizing:border-box}body{margin:0;font-family:system-ui,sans-serif}p,h1,h2,h3,h4{margin-top:0;margin-bottom:0;overflow-wrap:anywhere}span{overflow-wrap:anywhere}' +
  '.nav,.hero,.section,.footer,.wrap,.card{display:flex;flex-direction:column}.nav{flex-direction:row;column-gap:16px;align-items:center;padding:12px 24px}.hero{flex-direction:row;column-gap:32px;align-items:center;padding:48px 24px}.wrap{flex-grow:1}.section{padding:40px 24px}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:24px}.card{border:1px solid #e5e5e5;padding:16px}.muted{color:#666;display:block}.btn{display:inline-flex;align-items:center;justify-content:center;column-gap:8px;border-width:0;cursor:pointer;font-family:inherit;text-decoration:none;background-color:#0a58ca;color:#fff;padding:8px 16px}.link{color:#0a58ca;text-decoration:none;overflow-wrap:anywhere}.footer{flex-direction:row;flex-wrap:wrap;column-gap:16px;background-color:#222;padding:32px 24px}.pic{display:block;max-width:100%;height:auto}' +
  '@media (max-width:767px){.nav{flex-wrap:wrap}.hero{flex-direction:column}.grid{grid-template-columns:1fr}}'

/** Number of elements on a page. */
export function countOf(trees: readonly Tree[]): number {
  return trees.reduce((sum, { children }) => sum + 1 + countOf(children ?? []), 0)
}

/** Pictures of the page with their sizes. */
export const PICTURES = times(8, (at) => (at === 0 ? [96, 32] : at === 1 ? [480, 320] : [240, 160]) as readonly [number, number])

/** A project of landing pages as records. */
export function landingProject(pages: number): readonly DocumentRecord[] {
  let made = 0
  const newId = (): string => (made++).toString(36).padStart(16, '0')
  const indexOf = (at: number): string => `a${String(at).padStart(4, '0')}V`
  const classIds = new Map(Object.keys(CLASSES).map((name) => [name, newId()]))
  const assetIds = PICTURES.map(() => newId())
  const pageIds = times(pages, () => newId())
  const records: DocumentRecord[] = [blankSite(newId(), 'Landing', pageIds[0] ?? '', 'en')]
  for (const [at, [name, styles]] of Object.entries(CLASSES).entries()) {
    records.push({ id: classIds.get(name) ?? '', kind: 'style-class', name, folder: '', index: indexOf(at), styles })
  }
  for (const [at, [width, height]] of PICTURES.entries()) {
    const asset: AssetRecord = {
      id: assetIds[at] ?? '',
      kind: 'asset',
      name: `${at}.png`,
      folder: '',
      index: indexOf(at),
      file: `${at}.png`,
      mime: 'image/png',
      size: 1,
      width,
      height,
    }
    records.push(asset)
  }
  for (const [at, pageId] of pageIds.entries()) {
    const page = blankPage(pageId, `Page ${at}`, `page-${at}`, indexOf(at), ['en'])
    records.push({ ...page, meta: { desc: { en: 'A landing page' } } })
    for (const [position, tree] of landing(at).entries()) add(tree, pageId, 'sections', position)
  }
  return records

  function add(tree: Tree, parentId: string, slot: string, position: number): void {
    const id = newId()
    records.push({ ...blankNode(id, tree.element, { parentId, slot, index: indexOf(position) }), ...contentOf(tree) })
    for (const [at, child] of (tree.children ?? []).entries()) add(child, id, 'children', at)
  }

  function contentOf({ element, tag, attributes, text: value }: Tree): Partial<NodeRecord> {
    const classId = classIds.get(attributes['class'] ?? '')
    const at = PICTURES.findIndex((_, picture) => attributes['src'] === `/assets/${picture}.png`)
    return {
      ...(classId !== undefined && { classes: { [classId]: 'a0' } }),
      ...(attributes['href'] !== undefined && { link: { type: 'external', href: attributes['href'] } }),
      props: {
        ...(value !== undefined && { text: { en: value } }),
        ...((element === 'section' || (element === 'text' && tag !== 'a')) && { tag: { default: tag } }),
        ...(element === 'image' && {
          url: { default: `asset:${assetIds[at]}` },
          alt: { en: attributes['alt'] ?? '' },
          loading: { default: attributes['loading'] ?? 'eager' },
        }),
      },
    }
  }
}

const ESCAPES: Attributes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (value: string): string => value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** The limit: a loop that only concatenates strings. */
export function concatenate({ tag, attributes, text: value, children }: Tree): string {
  let html = `<${tag}`
  for (const name in attributes) html += ` ${name}="${escape(attributes[name] ?? '')}"`
  html += '>'
  if (tag === 'img') return html
  if (value !== undefined) html += escape(value)
  for (const child of children ?? []) html += concatenate(child)
  return `${html}</${tag}>`
}

/** A hand-written page around its sections. */
export function handWritten(body: string, title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="A landing page"><style>${HAND_CSS}</style></head><body>${body}</body></html>`
}
