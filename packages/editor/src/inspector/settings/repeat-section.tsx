import { X } from 'lucide-react'
import type { DocumentView, NodeRecord, Repeat } from '@heddle/document'
import { setRepeat } from '@heddle/document/operations'
import { Choice } from '../../controls/choice.tsx'
import { SuggestField } from '../../controls/suggest-field.tsx'
import { collectionCode } from '../../formula/data-entries.ts'
import { listsOf } from '../../fields/lists-of.ts'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { rowPaths } from '../../fields/row-paths.ts'
import { useRows } from '../../fields/use-rows.ts'
import { Section } from '../section.tsx'
import { words } from '../words.ts'
import { useRowCount } from './use-row-count.ts'
import styles from './settings-tab.module.css'

/** What a repeated element reads its rows by. */
const ROWS = 'context.item.repeatedItems'
const NONE = 'none'
const AUTO = 'auto'
const DRAWS = [AUTO, 'visible'] as const

/** Over which list an element is drawn, once for each row. */
export function RepeatSection({ node }: { readonly node: NodeRecord }) {
  const { view, change } = useEditor()
  const { repeat } = node
  const { parentId } = node.place
  const set = (next: Repeat | null) =>
    change(next ? words.changes.repeat : words.changes.noRepeat, setRepeat(view, { ids: [node.id], repeat: next }))
  const stop = () => set(null)
  const lists = listsOf(view, node.id)
  const count = useRowCount(node.id, repeat && 'true')
  const fields = rowPaths(useRows(node.id, repeat && ROWS), 1)
  return (
    <Section
      id="repeat"
      title={words.repeat.title}
      actions={repeat && <IconButton icon={X} size={24} label={words.repeat.stop} onPress={stop} />}
    >
      <PlainRow
        label={words.repeat.over}
        target={{
          label: words.repeat.over,
          value: repeat?.over,
          // The list is looked for around the element: a row knows what it is a row of.
          nodeId: view.find('node', parentId) ? parentId : undefined,
          onBind: (over) => set({ ...repeat, over }),
          onUnbind: stop,
        }}
      >
        <Choice
          label={words.repeat.over}
          value={NONE}
          options={[{ id: NONE, label: words.repeat.none }, ...lists]}
          onPick={(code) => code !== NONE && set({ over: { type: 'f', code }, ...keyOf(view, code) })}
        />
      </PlainRow>
      {repeat && (
        <>
          <PlainRow label={words.repeat.key}>
            <SuggestField
              label={words.repeat.key}
              value={repeat.key ?? ''}
              suggestions={fields}
              placeholder={words.repeat.keyHint}
              onCommit={(key) => set({ ...repeat, key })}
            />
          </PlainRow>
          <p className={styles.help}>{words.repeat.keyHelp}</p>
          {count?.rows !== undefined && (
            <PlainRow label={words.repeat.shows}>
              <output className={styles.told}>{words.repeat.rows(count.rows)}</output>
            </PlainRow>
          )}
          <PlainRow label={words.repeat.draws}>
            <Choice
              label={words.repeat.draws}
              value={repeat.draws ?? AUTO}
              options={DRAWS.map((id) => ({ id, label: words.repeat.drawsOptions[id] }))}
              onPick={(id) => set(id === 'visible' ? { ...repeat, draws: id } : withoutDraws(repeat))}
            />
          </PlainRow>
          <p className={styles.help}>{words.repeat.drawsHelp[repeat.draws ?? AUTO]}</p>
          <p className={styles.help}>{words.repeat.drawsWhere}</p>
        </>
      )}
    </Section>
  )
}

function withoutDraws({ draws: _, ...repeat }: Repeat): Repeat {
  return repeat
}

/** What tells the rows of a collection apart, if it says so. */
function keyOf(view: DocumentView, code: string): { readonly key?: string } {
  const key = view.of('collection').find(({ id }) => collectionCode(id) === code)?.rowKey
  return key === undefined ? {} : { key }
}
