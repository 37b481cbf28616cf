import { useEffect, useRef } from 'react'
import { isBinding, type Bindable, type PageRecord } from '@heddle/document'
import { setPage, type PageValues } from '@heddle/document/operations'
import { AssetField } from '../../controls/asset-field.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { usePage } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BackgroundFields } from '../background/background-fields.tsx'
import { words as backgroundWords } from '../background/words.ts'
import { words } from '../words.ts'
import { Section } from '../section.tsx'
import { AccessFields } from './access-fields.tsx'
import { SearchPreview, SocialPreview } from './head-preview.tsx'
import { StructuredSection } from './structured/structured-section.tsx'
import { usePageChange } from './use-page-change.ts'

const texts = words.page
const ASSET = 'asset:'

/** Who may see the page on show, what lies behind it, and what is told of it: comes after the panel, as nobody begins with it. */
export function HeadSettings() {
  const page = usePage()
  if (!page) return null
  return (
    <>
      <AccessFields key={`access ${page.id}`} page={page} />
      <Section id="page-background" title={backgroundWords.title}>
        <BackgroundFields key={`background ${page.id}`} id={page.id} hint={backgroundWords.ofPage} />
      </Section>
      <HeadFields key={page.id} page={page} />
    </>
  )
}

/** What search engines, browsers and social networks are told of a page: texts, or formulas that give them. */
function HeadFields({ page }: { readonly page: PageRecord }) {
  const { view, session } = useEditor()
  const language = useValue(session.language)
  const { run } = usePageChange()
  const { title, meta, metaImage } = page
  const set = (field: string, values: PageValues) => run(field, setPage(view, { id: page.id, values }))
  const setMeta = (field: string, key: keyof PageRecord['meta']) => (value: Bindable<string> | null) =>
    set(field, { meta: { [key]: { [language]: value } } })
  const ownTitle = literal(title[language]) || page.name
  const row = (
    label: string,
    value: Bindable<string> | undefined,
    onSet: HeadRowProps['onSet'],
    more: Partial<HeadRowProps> = {},
  ) => <HeadRow label={label} name={`${label} ${texts.inLanguage(language)}`} value={value} onSet={onSet} {...more} />
  return (
    <>
      <Section id="page-search" title={texts.search}>
        {row(texts.title, title[language], (value) => set(texts.title, { title: { [language]: value } }), {
          placeholder: page.name,
        })}
        {row(texts.description, meta.desc?.[language], setMeta(texts.description, 'desc'), { isLong: true })}
        {row(texts.keywords, meta.keywords?.[language], setMeta(texts.keywords, 'keywords'))}
        <Switch
          label={texts.unlisted}
          isOn={page.isUnlisted ?? false}
          onChange={(isOn) => set(texts.unlisted, { isUnlisted: isOn || null })}
        />
        <SearchPreview page={page} />
      </Section>
      <StructuredSection
        key={language}
        value={meta.structuredData?.[language]}
        named={(label) => `${label} ${texts.inLanguage(language)}`}
        row={row}
        onSet={setMeta(texts.structuredData, 'structuredData')}
      />
      <Section id="page-social" title={texts.social}>
        {row(texts.socialTitle, meta.socialTitle?.[language], setMeta(texts.socialTitle, 'socialTitle'), {
          placeholder: ownTitle,
        })}
        {row(texts.socialDescription, meta.socialDesc?.[language], setMeta(texts.socialDescription, 'socialDesc'), {
          isLong: true,
          placeholder: literal(meta.desc?.[language]),
        })}
        <PlainRow
          label={texts.picture}
          help={texts.pictureHelp}
          target={{
            label: texts.picture,
            value: metaImage,
            nodeId: undefined,
            onBind: (next) => set(texts.picture, { metaImage: next }),
            onUnbind: () => set(texts.picture, { metaImage: null }),
          }}
        >
          <AssetField
            label={texts.picture}
            value={typeof metaImage === 'string' ? ASSET + metaImage : ''}
            placeholder={texts.noPicture}
            onCommit={(reference) =>
              set(texts.picture, { metaImage: reference.startsWith(ASSET) ? reference.slice(ASSET.length) : null })
            }
          />
        </PlainRow>
        <SocialPreview page={page} />
      </Section>
    </>
  )
}

interface HeadRowProps {
  readonly label: string
  /** Tells the control apart from that of another language. */
  readonly name: string
  readonly value: Bindable<string> | undefined
  readonly placeholder?: string
  readonly help?: string
  /** What is wrong with the value. */
  readonly message?: string | undefined
  readonly isLong?: boolean
  readonly onSet: (value: Bindable<string> | null) => void
}

function HeadRow({ label, name, value, placeholder, help, message, isLong = false, onSet }: HeadRowProps) {
  const { session } = useEditor()
  const cell = useRef<HTMLDivElement>(null)
  const asked = useValue(session.askedFormula)
  // A formula that is asked for opens by itself; a text takes the focus.
  const isAsked = asked !== undefined && asked.nodeId === undefined && asked.label === name && !isBinding(value)
  useEffect(() => {
    if (!isAsked) return
    session.askedFormula.value = undefined
    cell.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [isAsked, session])
  const control = {
    label: name,
    isLabelHidden: true,
    value: literal(value),
    onCommit: (text: string) => onSet(text.trim() === '' ? null : text.trim()),
    ...(placeholder !== undefined && { placeholder }),
  }
  return (
    <PlainRow
      label={label}
      help={help}
      message={message}
      isTall={isLong}
      target={{ label: name, value, nodeId: undefined, onBind: onSet, onUnbind: () => onSet(null) }}
    >
      <div ref={cell}>{isLong ? <TextArea {...control} /> : <TextField {...control} />}</div>
    </PlainRow>
  )
}

const literal = (value: Bindable<string> | undefined): string => (value === undefined || isBinding(value) ? '' : value)
