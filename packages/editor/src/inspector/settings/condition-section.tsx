import { X } from 'lucide-react'
import { isBinding, type Bindable, type Id, type NodeRecord } from '@heddle/document'
import { resetOverrides, setCondition } from '@heddle/document/operations'
import { equalJson } from '@heddle/store'
import { Choice } from '../../controls/choice.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { changeHere, instancesHere, scopeHere, soleInstance } from '../../session/inside/sole-instance.ts'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { RowLabel } from '../row-label.tsx'
import { Section } from '../section.tsx'
import { SourceDetails } from '../source-details.tsx'
import { words } from '../words.ts'
import { useRowCount } from './use-row-count.ts'
import styles from './settings-tab.module.css'

const OPTIONS = ['always', 'never'] as const
const texts = words.condition

/** Whether the element is part of the page: always, never, or by a formula, with what that gives on the canvas. */
export function ConditionSection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const editor = useEditor()
  const [first, ...others] = nodes
  const isMixed = others.some(({ condition }) => !equalJson(condition ?? null, first?.condition ?? null))
  const condition = isMixed ? undefined : first?.condition
  const set = (next: Bindable<boolean> | null) =>
    editor.change(
      words.changes.condition,
      changeHere(
        editor,
        nodes.map(({ id }) => id),
        (view, ids) => setCondition(view, { ids, condition: next }),
      ),
    )
  const scope = first && scopeHere(editor, first.id, 'condition')
  const stop = () => set(null)
  const { takeBack, source } = useOwnCondition(nodes, condition)
  return (
    <Section
      id="condition"
      title={texts.title}
      actions={condition !== undefined && <IconButton icon={X} size={24} label={texts.stop} onPress={stop} />}
    >
      <PlainRow
        label={texts.show}
        target={{ label: texts.show, value: condition, nodeId: scope, onBind: set, onUnbind: stop }}
        {...(takeBack && {
          labelled: (
            <RowLabel
              label={texts.show}
              origin={isBinding(condition) ? 'bound' : 'here'}
              source={source}
              onReset={takeBack}
              details={<SourceDetails label={texts.show} source={source} onReset={takeBack} />}
            />
          ),
        })}
      >
        <Choice
          label={texts.show}
          value={isMixed || isBinding(condition) ? undefined : condition === false ? 'never' : 'always'}
          placeholder={controlsWords.mixed}
          options={OPTIONS.map((id) => ({ id, label: texts.options[id] }))}
          onPick={(id) => set(id === 'never' ? false : null)}
        />
      </PlainRow>
      {scope !== undefined && others.length === 0 && isBinding(condition) && (
        <Now key={scope} nodeId={scope} code={condition.code} />
      )}
    </Section>
  )
}

/** Whether the condition is one that instances have for themselves, and what takes it back to that of their component. */
function useOwnCondition(nodes: readonly NodeRecord[], condition: Bindable | undefined) {
  const editor = useEditor()
  const nodeIds = nodes.map(({ id }) => id)
  const instance = soleInstance(editor, nodeIds)
  const isOwn = nodeIds.some((id) => instance?.overrides?.[id]?.condition !== undefined)
  const takeBack = (): void => {
    const ids = instancesHere(editor).map(({ id }) => id)
    editor.change(words.changes.condition, resetOverrides(editor.view, { ids, nodeIds, paths: ['condition'] }))
  }
  const { here, bound } = words.source
  return { source: isBinding(condition) ? `${here} ${bound}` : here, takeBack: isOwn ? takeBack : undefined }
}

/** What the condition gives on the canvas, in each of the rows that the element stands in. */
function Now({ nodeId, code }: { readonly nodeId: Id; readonly code: string }) {
  const count = useRowCount(nodeId, code)
  return (
    <PlainRow label={texts.now}>
      <output className={styles.told}>
        {count === undefined ? (
          texts.unknown
        ) : count.rows === undefined ? (
          <Truth isTrue={count.holds > 0} />
        ) : (
          <>
            <Truth isTrue={count.holds > 0} /> {texts.inRows(count.holds > 0 ? count.holds : count.rows, count.rows)}
          </>
        )}
      </output>
    </PlainRow>
  )
}

function Truth({ isTrue }: { readonly isTrue: boolean }) {
  return <b className={isTrue ? styles.true : undefined}>{String(isTrue)}</b>
}
