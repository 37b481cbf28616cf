import { Plus, SquareMousePointer } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import type { Id, NodeRecord } from '@heddle/document'
import { deleteNodes, entriesOf, moveEntry, setProp } from '@heddle/document/operations'
import type { Entries } from '@heddle/kit'
import { addEntry, fillEntriesTo } from '../../commands/entries/add-entry.ts'
import { entriesIn } from '../../commands/entries/entries.ts'
import { words as commandWords } from '../../commands/entries/words.ts'
import { fieldsOf } from '../../commands/selection.ts'
import { ItemRow } from '../../fields/list/item-row.tsx'
import { useItemDrag } from '../../fields/list/use-item-drag.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Section } from '../section.tsx'
import { useVariantContext } from '../../session/use-variant-context.ts'
import heard from '../../ui/heard.module.css'
import list from '../../fields/fields.module.css'
import { calledBy, entryName } from './entry-name.ts'
import styles from './entries.module.css'
import { words } from './words.ts'

/** What of the selected element belongs together across its slots, as a list: tabs with what they show, slides, links of a menu. */
export function EntriesSection({ node }: { readonly node: NodeRecord }) {
  const entries = entriesIn(useEditor(), node.id)
  return entries ? <List node={node} entries={entries} /> : null
}

function List({ node: { id }, entries }: { readonly node: NodeRecord; readonly entries: Entries }) {
  const editor = useEditor()
  const { store, view, session, change } = editor
  const context = useVariantContext()
  const slots = Object.keys(entries.children)
  const rowsNow = () => {
    const column = slots.indexOf(entries.named ?? '')
    return entriesOf(view, id, slots).map((children, at) => {
      const name = entries.named === undefined ? undefined : entryName(editor, children[column], context)
      return { children, name, called: calledBy(editor, name, children[0]) ?? words.numbered(entries.one.en, at + 1) }
    })
  }
  useSyncExternalStore(store.listen, () => JSON.stringify(rowsNow()))
  const rows = rowsNow()
  const [said, setSaid] = useState('')
  const [added, setAdded] = useState<Id>()
  const own = useRef<HTMLDivElement>(null)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to === from || to < 0 || to >= rows.length) return
    if (change(words.move(row.called), moveEntry(view, { id, slots, from, to })))
      setSaid(words.moved(row.called, to + 1, rows.length))
  }
  const remove = ({ children, called }: (typeof rows)[number]) => {
    const ids = children.filter((child) => child !== undefined)
    if (!change(words.remove(called), deleteNodes(view, { ids }))) return
    setSaid(words.removed(called))
    // What was pressed went with its row.
    own.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const items = useRef<HTMLUListElement>(null)
  const drag = useItemDrag(items, move)
  const isWhole = rows.every(({ children }) => children.every((child) => child !== undefined))
  return (
    <Section id="entries" title={entries.title.en}>
      <div className={list.sources} ref={own}>
        {rows.length > 0 && (
          <ul className={list.items} ref={items} aria-label={entries.title.en}>
            {rows.map((row, at) => {
              const { children, name, called } = row
              const first = children.find((child) => child !== undefined)
              return (
                <ItemRow
                  // A row is its place, as in lists of values: the focus stays with what is moved.
                  key={at}
                  name={called}
                  place={at}
                  drag={drag}
                  isOpen={undefined}
                  onOpen={() => undefined}
                  onMove={(to) => move(at, to)}
                  onRemove={() => remove(row)}
                >
                  <div className={styles.entry}>
                    {name ? (
                      <TextField
                        label={words.rename(entries.one.en, at + 1)}
                        isLabelHidden
                        value={name.text}
                        placeholder={called}
                        inputRef={(input) => {
                          if (!input || added !== first) return
                          setAdded(undefined)
                          input.focus()
                          input.select()
                        }}
                        onCommit={(text) =>
                          change(
                            words.rename(entries.one.en, at + 1),
                            setProp(view, {
                              ids: [name.nodeId],
                              field: name.field,
                              variant: name.variant,
                              value: text,
                              fieldsOf: fieldsOf(editor),
                            }),
                          )
                        }
                      />
                    ) : (
                      <span className={styles.called} title={called}>
                        {called}
                      </span>
                    )}
                    <IconButton
                      icon={SquareMousePointer}
                      size={24}
                      label={words.select(called)}
                      onPress={() => first !== undefined && (session.selection.value = [first])}
                    />
                  </div>
                </ItemRow>
              )
            })}
          </ul>
        )}
        {!isWhole && <p className={list.note}>{words.uneven(entries.one.en)}</p>}
        <div className={styles.acts}>
          <Button tone="quiet" icon={Plus} data-add onPress={() => setAdded(addEntry(editor, { ownerId: id }))}>
            {commandWords.add(entries.one.en)}
          </Button>
          {!isWhole && (
            <Button tone="quiet" onPress={() => fillEntriesTo(editor, id, rows.length)}>
              {words.fill}
            </Button>
          )}
        </div>
        <span role="status" className={heard.heard}>
          {said}
        </span>
      </div>
    </Section>
  )
}
