import { useRecords } from '@heddle/store/react'
import type { LinkTarget } from '@heddle/document'
import { Choice } from '../../controls/choice.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import type { withLink } from './link-kind.ts'

/** The popup that a link opens. */
export function LinkPopup({
  link,
  onChange,
}: {
  readonly link: LinkTarget | undefined
  readonly onChange: (parts: Parameters<typeof withLink>[1]) => void
}) {
  const { store } = useEditor()
  const popups = useRecords(store, 'library-component').filter(({ type }) => type === 'modal')
  return (
    <PlainRow label={words.linkPopup}>
      <Choice
        label={words.linkPopup}
        value={link?.popupId}
        placeholder={popups.length === 0 ? words.noPopups : words.noPopup}
        options={popups.map(({ id, name }) => ({ id, label: name }))}
        onPick={(popupId) => onChange({ popupId })}
      />
    </PlainRow>
  )
}
