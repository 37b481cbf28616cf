import type { LinkValue } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { Choice } from '../../controls/choice.tsx'
import { nodeName } from '../../node-name.ts'
import { INSPECTOR_TEXTS } from '../../texts/inspector.ts'
import { useChildren, usePages } from '../../use-document.ts'
import { useEditor, useValue } from '../../use-editor.ts'
import { PlainRow } from '../plain-row.tsx'
import type { withLink } from './link-kind.ts'

const WHOLE_PAGE = ''

/** The page, section or file that a link leads to. */
export function LinkTarget({
  kind,
  link,
  onChange,
}: {
  readonly kind: 'page' | 'section' | 'file'
  readonly link: LinkValue | undefined
  readonly onChange: (parts: Parameters<typeof withLink>[1]) => void
}) {
  const editor = useEditor()
  const { store, session } = editor
  const pages = usePages()
  const assets = useRecords(store, 'asset')
  const current = useValue(session.pageId)
  const sections = useChildren(kind === 'page' ? (link?.pageId ?? '') : current)
  const sectionOptions = sections.map((id) => ({ id, label: nodeName(editor, id) }))
  if (kind === 'file') {
    return (
      <PlainRow label={INSPECTOR_TEXTS.linkFile}>
        <Choice
          label={INSPECTOR_TEXTS.linkFile}
          value={link?.assetId}
          placeholder={assets.length === 0 ? INSPECTOR_TEXTS.noFiles : INSPECTOR_TEXTS.noFile}
          options={assets.map(({ id, name }) => ({ id, label: name }))}
          onPick={(assetId) => onChange({ assetId })}
        />
      </PlainRow>
    )
  }
  return (
    <>
      {kind === 'page' && (
        <PlainRow label={INSPECTOR_TEXTS.linkPage}>
          <Choice
            label={INSPECTOR_TEXTS.linkPage}
            value={link?.pageId}
            placeholder={INSPECTOR_TEXTS.noPage}
            options={pages.map(({ id, name }) => ({ id, label: name }))}
            onPick={(pageId) => onChange({ pageId, sectionId: undefined })}
          />
        </PlainRow>
      )}
      {(kind === 'section' || link?.pageId !== undefined) && (
        <PlainRow label={INSPECTOR_TEXTS.linkSection}>
          <Choice
            label={INSPECTOR_TEXTS.linkSection}
            value={link?.sectionId ?? (kind === 'page' ? WHOLE_PAGE : undefined)}
            placeholder={INSPECTOR_TEXTS.noSection}
            options={kind === 'page' ? [{ id: WHOLE_PAGE, label: INSPECTOR_TEXTS.wholePage }, ...sectionOptions] : sectionOptions}
            onPick={(sectionId) => onChange({ sectionId: sectionId === WHOLE_PAGE ? undefined : sectionId })}
          />
        </PlainRow>
      )}
    </>
  )
}
