import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Json } from '@heddle/store'
import type { Field, Fields } from '@heddle/kit'
import { FieldControl } from '../../fields/field-control.tsx'
import type { PluginSettingsAnswer } from '../../server/project-server.ts'
import { messageOf } from '../../server/request.ts'
import { words } from './words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from './plugins-panel.module.css'

/** Settings that the server keeps: they are written and forgotten here, and never read. */
export function PrivateSettings({ namespace, fields }: { readonly namespace: string; readonly fields: Fields }) {
  const { server } = useEditor()
  const [state, setState] = useState<PluginSettingsAnswer>()
  const [failed, setFailed] = useState<{ readonly name: string; readonly message: string }>()
  useEffect(() => {
    let isHere = true
    server.pluginSettings(namespace).then(
      (answer) => isHere && setState(answer),
      (error: unknown) => isHere && setFailed({ name: '', message: messageOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [server, namespace])
  const set = async (name: string, value: Json) => {
    try {
      setState(await server.setPluginSettings(namespace, { [name]: value }))
      setFailed(undefined)
    } catch (error) {
      setFailed({ name, message: messageOf(error) })
    }
  }
  const messageFor = (name: string) =>
    failed?.name === name ? failed.message : state?.problems.find((problem) => problem.name === name)?.message
  return (
    <fieldset className={styles.private}>
      <legend className={styles.legend}>{words.privateSettings}</legend>
      <p className={styles.lead}>{words.privateLead}</p>
      {Object.entries(fields).map(([name, field]) => (
        <PrivateSetting
          key={name}
          field={field}
          isSet={state?.isSet[name] ?? false}
          message={messageFor(name)}
          onSet={(value) => void set(name, value)}
        />
      ))}
      <Message text={messageFor('')} />
    </fieldset>
  )
}

function PrivateSetting({
  field,
  isSet,
  message,
  onSet,
}: {
  readonly field: Field
  readonly isSet: boolean
  readonly message: string | undefined
  readonly onSet: (value: Json) => void
}) {
  const label = field.label.en
  const state = isSet ? words.isSet : words.isNotSet
  return (
    <div className={styles.setting}>
      <span className={styles.label}>
        <span aria-hidden>{label}</span>
        <span className={styles.state}>{state}</span>
        {isSet && <IconButton icon={X} size={24} label={words.forget(label)} onPress={() => onSet(null)} />}
      </span>
      {field.kind === 'text' ? (
        <TextField
          label={label}
          isLabelHidden
          type="password"
          autoComplete="off"
          value=""
          placeholder={isSet ? '••••••••' : (field.placeholder ?? '')}
          onCommit={onSet}
        />
      ) : (
        <FieldControl
          field={field}
          label={label}
          value={undefined}
          isMixed={false}
          onCommit={(next) => onSet(next as Json)}
          onShow={() => {}}
          onShowEnd={() => {}}
        />
      )}
      <Message text={message} />
      {field.help && <p className={styles.lead}>{field.help.en}</p>}
    </div>
  )
}

function Message({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )
}
