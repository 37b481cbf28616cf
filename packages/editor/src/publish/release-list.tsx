import { useCallback, useEffect, useState } from 'react'
import { useProject } from '../project/project-context.ts'
import type { ReleaseSummary } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { timeAgo } from '../ui/time-ago.ts'
import { useEditor } from '../session/use-editor.ts'
import styles from './publish-dialog.module.css'

/** The kept releases; one click brings an older one back. */
export function ReleaseList() {
  const { server } = useEditor()
  const { publishing } = useProject()
  const [releases, setReleases] = useState<readonly ReleaseSummary[]>()
  const [now] = useState(Date.now)
  const [error, setError] = useState('')
  const load = useCallback(() => {
    server.releases().then(setReleases, (error: unknown) => setError(messageOf(error)))
  }, [server])
  useEffect(load, [load])
  const goBack = async (id: string) => {
    try {
      await server.activate(id)
      load()
      await publishing.refresh()
    } catch (error) {
      setError(messageOf(error))
    }
  }
  return (
    <section>
      <h3 className={styles.heading}>{words.releases}</h3>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {releases?.length === 0 && <p className={styles.lead}>{words.noReleases}</p>}
      <ul className={styles.releases}>
        {releases?.map(({ id, createdAt, author, pages, isActive }) => (
          <li key={id} className={styles.release}>
            <span>{words.release(timeAgo(createdAt, now), author, pages)}</span>
            {isActive ? (
              <span className={styles.active}>{words.active}</span>
            ) : (
              <Button onPress={() => void goBack(id)}>{words.goBack}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
