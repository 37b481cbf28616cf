import { isBinding, type Bindable, type NodeRecord } from '@heddle/document'
import { setCondition } from '@heddle/document/operations'
import { equalJson } from '@heddle/store'
import { Choice } from '../../controls/choice.tsx'
import { INSPECTOR_TEXTS } from '../../texts/inspector.ts'
import { useEditor } from '../../use-editor.ts'
import { PlainRow } from '../plain-row.tsx'
import { Section } from '../section.tsx'

const OPTIONS = ['always', 'never'] as const

/** Whether the element is part of the page: always, never, or by a formula. */
export function VisibilitySection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const { view, change } = useEditor()
  const [first, ...others] = nodes
  const isMixed = others.some(({ condition }) => !equalJson(condition ?? null, first?.condition ?? null))
  const condition = isMixed ? undefined : first?.condition
  const set = (next: Bindable<boolean> | null) =>
    change(INSPECTOR_TEXTS.changes.condition, setCondition(view, { ids: nodes.map(({ id }) => id), condition: next }))
  return (
    <Section id="visibility" title={INSPECTOR_TEXTS.visibility}>
      <PlainRow
        label={INSPECTOR_TEXTS.condition}
        target={{ label: INSPECTOR_TEXTS.condition, value: condition, nodeId: first?.id, onBind: set, onUnbind: () => set(null) }}
      >
        <Choice
          label={INSPECTOR_TEXTS.condition}
          value={isMixed || isBinding(condition) ? undefined : condition === false ? 'never' : 'always'}
          placeholder={INSPECTOR_TEXTS.mixed}
          options={OPTIONS.map((id) => ({ id, label: INSPECTOR_TEXTS.conditionOptions[id] }))}
          onPick={(id) => set(id === 'never' ? false : null)}
        />
      </PlainRow>
    </Section>
  )
}
