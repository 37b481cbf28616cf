import { Lock, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Json } from '@heddle/store'
import type { Secret } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PanelSection } from '../ui/panel.tsx'
import { TextField } from '../ui/text-field.tsx'
import { secretNames } from '../session/secret-names.ts'
import { words } from './words.ts'
import styles from './secrets.module.css'

interface Failure {
  readonly key: string
  readonly message: string
}

/** The secrets that settings name, for each of their servers: set, replaced and forgotten here, and never read. */
export function SecretsSection({
  settings,
  origins: servers,
}: {
  /** Pairs whose values name secrets in braces. */
  readonly settings: readonly (Json | undefined)[]
  /** Those who may be sent them. */
  readonly origins: readonly string[]
}) {
  const { server } = useEditor()
  const [kept, setKept] = useState<readonly Secret[]>([])
  const [failed, setFailed] = useState<Failure>()
  useEffect(() => {
    let isHere = true
    server.secrets().then(
      (secrets) => isHere && setKept(secrets),
      (error: unknown) => isHere && setFailed({ key: '', message: messageOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [server])
  const names = [...new Set(settings.flatMap(secretNames))]
  const origins = [...new Set(servers)]
  const set = async (name: string, origin: string, value: string | null): Promise<void> => {
    try {
      setKept(await server.setSecret({ name, origin, value }))
      setFailed(undefined)
    } catch (error) {
      setFailed({ key: `${name} ${origin}`, message: messageOf(error) })
    }
  }
  const places = names.flatMap((name) => origins.map((origin) => ({ name, origin, key: `${name} ${origin}` })))
  const lead = names.length === 0 ? words.noSecrets : origins.length === 0 ? words.noOrigin : words.lead
  return (
    <PanelSection title={words.secrets}>
      <p className={styles.note}>{lead}</p>
      {places.map(({ name, origin, key }) => {
        const secret = kept.find((one) => one.name === name && one.origin === origin)
        const message = failed?.key === key ? failed.message : undefined
        return (
          <div key={key} className={styles.secret}>
            <span className={styles.secretName}>
              <Lock size={13} aria-hidden /> <b>{name}</b> <small>{words.onlyFor(origin)}</small>
              <span className={styles.room} />
              <small>{!secret ? words.isNotSet : secret.isLost ? words.isLost : words.isSet}</small>
              {secret && (
                <IconButton icon={X} size={24} label={words.forget(name)} onPress={() => void set(name, origin, null)} />
              )}
            </span>
            <TextField
              label={words.secretOf(name, origin)}
              isLabelHidden
              type="password"
              autoComplete="off"
              value=""
              placeholder={words.setOrReplace}
              error={message}
              onCommit={(text) => void set(name, origin, text)}
            />
          </div>
        )
      })}
      {failed?.key === '' && (
        <p role="alert" className={styles.problem}>
          {failed.message}
        </p>
      )}
    </PanelSection>
  )
}
