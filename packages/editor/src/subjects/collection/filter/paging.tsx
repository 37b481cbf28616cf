import { useState } from 'react'
import { isBinding, type Bindable, type CollectionRecord } from '@heddle/document'
import { setCollection, type CollectionValues } from '@heddle/document/operations'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { useEditor } from '../../../session/use-editor.ts'
import { PanelSection } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { words } from './words.ts'
import styles from './conditions.module.css'

const PAGES = (['off', 'on'] as const).map((value) => ({ value, label: words.pages[value] }))
/** Rows of a page before anybody says so. */
const FIRST = 10

/** How many rows a page shows at once, and the row it begins at. */
export function Paging({ collection }: { readonly collection: CollectionRecord }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<string>()
  const { id, name, limit, offset } = collection
  const set = (values: CollectionValues) => change(words.changes.paging(name), setCollection(view, { id, values }))
  const isOn = limit !== undefined && limit !== 0
  const commit = (key: 'limit' | 'offset', text: string) => {
    const amount = Number(text)
    const isFine = text.trim() !== '' && Number.isSafeInteger(amount) && amount >= (key === 'limit' ? 1 : 0)
    setWrong(isFine ? undefined : key)
    if (isFine) set(key === 'offset' && amount === 0 ? { offset: null } : { [key]: amount })
  }
  const errorOf = (key: string) => (wrong === key ? words.notNumber : undefined)
  const target = {
    label: words.perPage,
    value: limit,
    nodeId: undefined,
    onBind: (next: Bindable) => set({ limit: next as NonNullable<CollectionRecord['limit']> }),
    onUnbind: () => set({ limit: FIRST }),
  }
  return (
    <PanelSection
      title={words.paging}
      actions={
        <Segmented
          label={words.paging}
          value={isOn ? 'on' : 'off'}
          segments={PAGES}
          onChange={(next) => set(next === 'on' ? { limit: FIRST } : { limit: null, offset: null })}
        />
      }
    >
      <p className={styles.none}>{isOn ? words.pagingOn : words.pagingOff}</p>
      {isOn && (
        <>
          <PlainRow label={words.perPage} target={target}>
            <TextField
              label={words.perPage}
              isLabelHidden
              value={isBinding(limit) ? '' : String(limit)}
              error={errorOf('limit')}
              onCommit={(text) => commit('limit', text)}
            />
          </PlainRow>
          <PlainRow label={words.startAt}>
            <TextField
              label={words.startAt}
              isLabelHidden
              value={String(offset ?? 0)}
              error={errorOf('offset')}
              onCommit={(text) => commit('offset', text)}
            />
          </PlainRow>
        </>
      )}
    </PanelSection>
  )
}
