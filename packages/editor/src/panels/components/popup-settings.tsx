import { popupSettings, type LibraryComponentRecord } from '@heddle/document'
import { setComponent } from '@heddle/document/operations'
import type { Json } from '@heddle/store'
import { Choice } from '../../controls/choice.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { nameElsewhere, targetsOf } from '../../fields/reference/targets.ts'
import { nodeOf } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { PanelSection } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { words } from './words.ts'

const OVER_THE_PAGE = ''

/** How the instances of a popup stand beside each other, and how long (specification section 3). */
export function PopupSettings({ component }: { readonly component: LibraryComponentRecord }) {
  const editor = useEditor()
  const { view, definitions } = editor
  const { isStacked, containerUid, isKeptOnNav } = popupSettings(component.configuration)
  const set = (label: string, parts: Readonly<Record<string, Json | undefined>>) => {
    const before = component.configuration['popup']
    const popup = { ...(typeof before === 'object' && before), ...parts }
    const rest = Object.fromEntries(Object.entries(popup).filter((entry): entry is [string, Json] => entry[1] !== undefined))
    editor.change(label, setComponent(view, { id: component.id, values: { configuration: { popup: rest } } }))
  }
  const holds = (id: string) => Object.keys(definitions.get(nodeOf(view, id)?.element ?? '')?.slots ?? {}).length > 0
  const containers = targetsOf('element', editor).filter(({ id }) => holds(id))
  const isElsewhere = containerUid !== undefined && !containers.some(({ id }) => id === containerUid)
  return (
    <PanelSection title={words.popup.title}>
      <PlainRow label={words.popup.stacked} help={words.popup.stackedHelp}>
        <Switch
          label={words.popup.stacked}
          isLabelHidden
          isOn={isStacked}
          onChange={(isOn) => set(words.popup.stacked, { isStacked: isOn })}
        />
      </PlainRow>
      <PlainRow label={words.popup.container} help={words.popup.containerHelp}>
        <Choice
          label={words.popup.container}
          value={containerUid ?? OVER_THE_PAGE}
          options={[
            { id: OVER_THE_PAGE, label: words.popup.overPage },
            ...(isElsewhere ? [{ id: containerUid, label: nameElsewhere(containerUid, editor) ?? words.popup.gone }] : []),
            ...containers.map(({ id, label }) => ({ id, label })),
          ]}
          onPick={(id) => set(words.popup.container, { containerUid: id === OVER_THE_PAGE ? undefined : id })}
        />
      </PlainRow>
      <PlainRow label={words.popup.kept} help={words.popup.keptHelp}>
        <Switch
          label={words.popup.kept}
          isLabelHidden
          isOn={isKeptOnNav}
          onChange={(isOn) => set(words.popup.kept, { isKeptOnNav: isOn || undefined })}
        />
      </PlainRow>
    </PanelSection>
  )
}
