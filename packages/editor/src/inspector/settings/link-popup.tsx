import { useRecords } from '@heddle/store/react'
import type { Id, LinkTarget } from '@heddle/document'
import { Choice } from '../../controls/choice.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import type { withLink } from './link-kind.ts'
import { PopupValues } from './popup-values.tsx'

/** The popup that a link opens, and what it gives to it. */
export function LinkPopup({
  link,
  nodeId,
  onChange,
}: {
  readonly link: LinkTarget | undefined
  readonly nodeId: Id | undefined
  readonly onChange: (parts: Parameters<typeof withLink>[1]) => void
}) {
  const { store } = useEditor()
  const popups = useRecords(store, 'library-component').filter(({ type }) => type === 'modal')
  const popup = popups.find(({ id }) => id === link?.popupId)
  return (
    <>
      <PlainRow label={words.linkPopup}>
        <Choice
          label={words.linkPopup}
          value={link?.popupId}
          placeholder={popups.length === 0 ? words.noPopups : words.noPopup}
          options={popups.map(({ id, name }) => ({ id, label: name }))}
          onPick={(popupId) => popupId !== link?.popupId && onChange({ popupId, props: undefined })}
        />
      </PlainRow>
      {popup && <PopupValues popup={popup} values={link?.props} nodeId={nodeId} onChange={(props) => onChange({ props })} />}
    </>
  )
}
