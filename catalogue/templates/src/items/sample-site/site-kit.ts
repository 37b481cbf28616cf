import type { Bindable, LinkValue, StyleSheet } from '@heddle/document'
import type { Piece } from '../../lib/piece.ts'
import type { ClassName } from './classes.ts'
import type { Design } from './design.ts'
import type { PictureName } from './pictures/index.ts'

/** Sections of the home page that links jump to. */
export type SectionName = 'tours' | 'studio' | 'voices' | 'contacts'
export type PageName = 'home' | 'test'

/** What the parts of the sample site are made with. */
export interface SiteKit extends Omit<Design, 'records'> {
  /** `asset:{id}` of a picture. */
  readonly picture: (name: PictureName) => string
  readonly toPage: (name: PageName) => LinkValue
  readonly toSection: (name: SectionName) => LinkValue
  readonly sectionId: (name: SectionName) => string
}

/** A part of the main content; links jump to one that is named by `section`. */
export function part(kit: Pick<SiteKit, 'sectionId'>, name: string, section?: SectionName): Piece {
  return {
    element: 'flexbox',
    name,
    props: { tag: 'section' },
    ...(section && { id: kit.sectionId(section), attributes: { id: ANCHORS[section] } }),
  }
}

const ANCHORS: Readonly<Record<SectionName, string>> = {
  tours: 'маршруты',
  studio: 'о_студии',
  voices: 'отзывы',
  contacts: 'контакты',
}

type Extra = Omit<Piece, 'element' | 'texts' | 'props' | 'classes' | 'styles'>

/** Short ways to write the pieces of this site. */
export function createPieces({ classes, picture }: Pick<SiteKit, 'classes' | 'picture'>) {
  const text = (
    value: Bindable<string>,
    names: readonly ClassName[],
    tag = 'p',
    styles: StyleSheet = {},
    more: Extra = {},
  ): Piece => ({
    element: 'text',
    texts: { text: value },
    props: { tag },
    classes: classes(...names),
    styles,
    ...more,
  })
  const box = (
    styles: StyleSheet,
    children: readonly Piece[],
    names: readonly ClassName[] = [],
    tag = 'div',
    more: Extra = {},
  ): Piece => ({
    element: 'flexbox',
    props: { tag },
    classes: classes(...names),
    styles,
    children,
    ...more,
  })
  return {
    text,
    box,
    row: (gaps: StyleSheet[string], children: readonly Piece[], more: Extra = {}): Piece =>
      box({ default: { 'flex-direction': 'row', 'align-items': 'center', ...gaps } }, children, [], 'div', more),
    icon: (name: string, size: number, styles: StyleSheet[string] = {}): Piece => ({
      element: 'icon',
      props: { icon: name, fontSize: `${size}px` },
      styles: { default: styles },
    }),
    image: (name: PictureName, alt: string, styles: StyleSheet, loading: 'lazy' | 'eager' = 'lazy'): Piece => ({
      element: 'image',
      props: { url: picture(name), loading },
      texts: { alt },
      styles,
    }),
    button: (label: string, names: readonly ClassName[], link: LinkValue | undefined, more: Partial<Piece> = {}): Piece => ({
      element: 'button',
      texts: { text: label },
      classes: classes('button', ...names),
      ...(link && { link }),
      ...more,
    }),
  }
}

export type Pieces = ReturnType<typeof createPieces>
