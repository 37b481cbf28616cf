import { isBinding, type Bindable, type NodeRecord } from '@heddle/document'
import { setCondition } from '@heddle/document/operations'
import { equalJson } from '@heddle/store'
import { Choice } from '../../controls/choice.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { useEditor } from '../../session/use-editor.ts'
import { PlainRow } from '../../fields/plain-row.tsx'
import { Section } from '../section.tsx'

const OPTIONS = ['always', 'never'] as const

/** Whether the element is part of the page: always, never, or by a formula. */
export function VisibilitySection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const { view, change } = useEditor()
  const [first, ...others] = nodes
  const isMixed = others.some(({ condition }) => !equalJson(condition ?? null, first?.condition ?? null))
  const condition = isMixed ? undefined : first?.condition
  const set = (next: Bindable<boolean> | null) =>
    change(words.changes.condition, setCondition(view, { ids: nodes.map(({ id }) => id), condition: next }))
  return (
    <Section id="visibility" title={words.visibility}>
      <PlainRow
        label={words.condition}
        target={{ label: words.condition, value: condition, nodeId: first?.id, onBind: set, onUnbind: () => set(null) }}
      >
        <Choice
          label={words.condition}
          value={isMixed || isBinding(condition) ? undefined : condition === false ? 'never' : 'always'}
          placeholder={controlsWords.mixed}
          options={OPTIONS.map((id) => ({ id, label: words.conditionOptions[id] }))}
          onPick={(id) => set(id === 'never' ? false : null)}
        />
      </PlainRow>
    </Section>
  )
}
