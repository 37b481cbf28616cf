import { isBinding, type Bindable, type MemberRole, type PageRecord } from '@heddle/document'
import { setPage, type PageValues } from '@heddle/document/operations'
import { AssetField } from '../../controls/asset-field.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { usePage } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Switch } from '../../ui/switch.tsx'
import { BackgroundFields } from '../background/background-fields.tsx'
import { words as backgroundWords } from '../background/words.ts'
import { words } from '../words.ts'
import { Section } from '../section.tsx'
import { AccessFields } from './access-fields.tsx'
import { HeadRow, literal, type HeadRowProps } from './head-row.tsx'
import { SearchPreview, SocialPreview } from './head-preview.tsx'
import { StructuredSection } from './structured/structured-section.tsx'
import { TakesRole } from '../takes-role.tsx'
import { usePageChange } from './use-page-change.ts'

const texts = words.page
const ASSET = 'asset:'

/** Who may change it: texts and pictures are content, formulas are not. */
const leastFor = (value: Bindable<string> | undefined): MemberRole => (isBinding(value) ? 'editor' : 'content-editor')

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
  ) => (
    <TakesRole least={leastFor(value)}>
      <HeadRow label={label} name={`${label} ${texts.inLanguage(language)}`} value={value} onSet={onSet} {...more} />
    </TakesRole>
  )
  return (
    <>
      <Section id="page-search" title={texts.search} hasContent>
        {row(texts.title, title[language], (value) => set(texts.title, { title: { [language]: value } }), {
          placeholder: page.name,
        })}
        {row(texts.description, meta.desc?.[language], setMeta(texts.description, 'desc'), { isLong: true })}
        {row(texts.keywords, meta.keywords?.[language], setMeta(texts.keywords, 'keywords'))}
        <TakesRole least="editor">
          <Switch
            label={texts.unlisted}
            isOn={page.isUnlisted ?? false}
            onChange={(isOn) => set(texts.unlisted, { isUnlisted: isOn || null })}
          />
        </TakesRole>
        <SearchPreview page={page} />
      </Section>
      <StructuredSection
        key={language}
        value={meta.structuredData?.[language]}
        named={(label) => `${label} ${texts.inLanguage(language)}`}
        row={row}
        onSet={setMeta(texts.structuredData, 'structuredData')}
      />
      <Section id="page-social" title={texts.social} hasContent>
        {row(texts.socialTitle, meta.socialTitle?.[language], setMeta(texts.socialTitle, 'socialTitle'), {
          placeholder: ownTitle,
        })}
        {row(texts.socialDescription, meta.socialDesc?.[language], setMeta(texts.socialDescription, 'socialDesc'), {
          isLong: true,
          placeholder: literal(meta.desc?.[language]),
        })}
        <TakesRole least={leastFor(metaImage)}>
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
        </TakesRole>
        <SocialPreview page={page} />
      </Section>
    </>
  )
}
