import { PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRecord } from '@heddle/store/react'
import { removeComponent, renameComponent } from '../../commands/components/component-changes.ts'
import { UsedIn } from '../../controls/used-in/used-in.tsx'
import { openComponent, openComponentOf } from '../../session/inside/inside.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelBody } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SubjectProps } from '../define-subject.ts'
import { InnerFormulas } from './inner-formulas.tsx'
import { InnerVariables } from './inner-variables.tsx'
import { OpenNodes } from './open-nodes.tsx'
import { Properties } from './properties.tsx'
import { Slots } from './slots.tsx'
import { Triggers } from './triggers.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

/** Settings of a component: what its instances set, what each has inside, what it tells, and where it stands. */
export function ComponentInspector({ id }: SubjectProps) {
  const editor = useEditor()
  const [wrong, setWrong] = useState<string>()
  const component = useRecord(editor.store, id)
  const inside = useValue(editor.session.inside)
  if (component?.kind !== 'library-component') return null
  const isOpen = openComponentOf(editor)?.id === id
  const instanceId = isOpen ? inside?.path.at(-1) : undefined
  return (
    <>
      <header className={styles.header}>
        <span className={styles.icon}>
          <ElementIcon name="component" size={16} />
        </span>
        <div className={styles.title}>
          <TextField
            label={words.name}
            isLabelHidden
            value={component.name}
            error={wrong}
            onCommit={(text) => setWrong(renameComponent(editor, id, text))}
          />
        </div>
        {!isOpen && <IconButton icon={PenLine} label={words.edit} onPress={() => openComponent(editor, id)} />}
        <IconButton icon={Trash2} label={words.remove(component.name)} onPress={() => removeComponent(editor, id)} />
      </header>
      <PanelBody>
        <Properties component={component} instanceId={instanceId} />
        <Slots component={component} instanceId={instanceId} />
        <OpenNodes component={component} instanceId={instanceId} />
        <Triggers component={component} instanceId={instanceId} />
        <InnerVariables component={component} />
        <InnerFormulas component={component} />
        {!isOpen && <UsedIn id={id} />}
      </PanelBody>
    </>
  )
}
