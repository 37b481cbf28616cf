import {
  NOT_FOUND_PATH,
  pathIn,
  pathSegments,
  textIn,
  titleOf,
  valueIn,
  isBinding,
  type Bindable,
  type DocumentView,
  type Language,
  type PageRecord,
} from '@heddle/document'

/** How much of a title and a description search engines usually show, in characters. */
export const USUAL_LENGTH = { title: 60, description: 160 } as const

/** A text as others show it; of a formula only that there is one, as each visit gives its own. */
export interface ShownText {
  readonly text: string
  readonly isBound: boolean
}

/** What search engines and social networks show of a page in a language. */
export interface ShownElsewhere {
  /** Parts of its address, behind that of the site; parameters have their defaults, else their names. */
  readonly address: readonly string[]
  readonly title: ShownText
  readonly description: ShownText
  readonly socialTitle: ShownText
  readonly socialDescription: ShownText
  /** The picture's file; absent where none is chosen or a formula gives it. */
  readonly picture?: string
  /** Whether search engines are told to leave the page out. */
  readonly isHidden: boolean
}

/** Works out what the head of a published page says to others, with the page's own rules for what is missing. */
export function shownElsewhere(page: PageRecord, language: Language, view: DocumentView): ShownElsewhere {
  const { title, meta, metaImage, userGroups, isUnlisted = false } = page
  const read = (values: Readonly<Record<Language, Bindable<string>>> | undefined): ShownText => ({
    text: textIn(values, language, view) ?? '',
    isBound: isBinding(valueIn(values, language, view)),
  })
  const or = (own: ShownText, other: ShownText): ShownText => (own.isBound || own.text !== '' ? own : other)
  const named: ShownText = { text: titleOf(page, language, view), isBound: read(title).isBound }
  const description = read(meta.desc)
  const asset = typeof metaImage === 'string' ? view.find('asset', metaImage) : undefined
  return {
    address: addressOf(page, language, view),
    title: named,
    description,
    socialTitle: or(read(meta.socialTitle), named),
    socialDescription: or(read(meta.socialDesc), description),
    ...(asset && { picture: asset.file }),
    isHidden: isUnlisted || userGroups.length > 0 || Object.values(page.paths).includes(NOT_FOUND_PATH),
  }
}

function addressOf(page: PageRecord, language: Language, view: DocumentView): readonly string[] {
  const parts = pathSegments(view.site()?.homePageId === page.id ? '' : pathIn(page, language)).map((part) =>
    part.parameter === undefined ? part.text : part.before + (part.fallback || part.parameter) + part.after,
  )
  return language === view.unprefixedLanguage() ? parts : [language, ...parts]
}
