import { dataSetOf, type Id, type LinkTarget as LinkTargetValue } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { Choice } from '../../controls/choice.tsx'
import { namedSection } from '../../session/linked-sections.ts'
import { nodeName } from '../../session/tree.ts'
import { words } from '../words.ts'
import { useChildren, usePages } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { PlainRow } from '../../fields/plain-row.tsx'
import type { LinkKind, withLink } from './link-kind.ts'
import { LinkLanguage } from './link-language.tsx'
import { PageParameters } from './page-parameters.tsx'

const WHOLE_PAGE = ''

/** The page, section or file that a link leads to. */
export function LinkTarget({
  kind,
  link,
  nodeId,
  onChange,
}: {
  readonly kind: LinkKind
  readonly link: LinkTargetValue | undefined
  /** The node whose scope formulas see. */
  readonly nodeId: Id | undefined
  readonly onChange: (parts: Parameters<typeof withLink>[1]) => void
}) {
  const editor = useEditor()
  const { store, session } = editor
  const pages = usePages()
  const assets = useRecords(store, 'asset')
  const current = useValue(session.pageId)
  const isToPage = kind === 'page' || kind === 'collection-page'
  const sections = useChildren(isToPage ? (link?.pageId ?? '') : current)
  // A page that is fed no more stays chosen until somebody takes another.
  const offered =
    kind === 'collection-page' ? pages.filter((page) => dataSetOf(page) !== undefined || page.id === link?.pageId) : pages
  // A part inside a section may be led to by its own id; it is listed where it is chosen.
  const chosen = link?.sectionId === undefined ? undefined : namedSection(editor.view, link.sectionId)
  const named = sections.map((id) => namedSection(editor.view, id))
  const isInside = chosen !== undefined && !named.includes(chosen) && store.get(chosen) !== undefined
  const sectionOptions = [...named.keys(), ...(isInside ? [named.length] : [])].map((at) => {
    const id = named[at] ?? chosen ?? ''
    return { id, label: nodeName(editor, sections[at] ?? id) }
  })
  if (kind === 'file') {
    return (
      <PlainRow label={words.linkFile}>
        <Choice
          label={words.linkFile}
          value={link?.assetId}
          placeholder={assets.length === 0 ? words.noFiles : words.noFile}
          options={assets.map(({ id, name }) => ({ id, label: name }))}
          onPick={(assetId) => onChange({ assetId })}
        />
      </PlainRow>
    )
  }
  if (kind === 'language') return <LinkLanguage link={link} onChange={onChange} />
  return (
    <>
      {isToPage && (
        <PlainRow label={words.linkPage}>
          <Choice
            label={words.linkPage}
            value={link?.pageId}
            placeholder={offered.length === 0 ? words.noFedPage : words.noPage}
            options={offered.map(({ id, name }) => ({ id, label: name }))}
            onPick={(pageId) => onChange({ pageId, sectionId: undefined, parameters: undefined })}
          />
        </PlainRow>
      )}
      {isToPage && <PageParameters link={link} nodeId={nodeId} onChange={(parameters) => onChange({ parameters })} />}
      {(kind === 'section' || link?.pageId !== undefined) && (
        <PlainRow label={words.linkSection}>
          <Choice
            label={words.linkSection}
            value={chosen ?? (isToPage ? WHOLE_PAGE : undefined)}
            placeholder={words.noSection}
            options={isToPage ? [{ id: WHOLE_PAGE, label: words.wholePage }, ...sectionOptions] : sectionOptions}
            onPick={(sectionId) => onChange({ sectionId: sectionId === WHOLE_PAGE ? undefined : sectionId })}
          />
        </PlainRow>
      )}
      {link?.pageId !== undefined && <LinkLanguage link={link} isFree onChange={onChange} />}
    </>
  )
}
