import { useCallback, useEffect, useState } from 'react'
import type { AccessAnswer } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { AccessMatrix } from './access-matrix.tsx'
import { words } from './words.ts'
import styles from './access-matrix.module.css'

/** Every page, data file, collection and asset, and who may see it once what is saved is published. */
export function AccessMatrixDialog({ onClose }: { readonly onClose: () => void }) {
  const { server } = useEditor()
  const [answer, setAnswer] = useState<AccessAnswer>()
  const [error, setError] = useState('')
  const load = useCallback(() => {
    setAnswer(undefined)
    setError('')
    server.compareAccess({}).then(setAnswer, (reason: unknown) => setError(messageOf(reason)))
  }, [server])
  useEffect(load, [load])
  return (
    <Dialog
      title={words.title}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onPress={load}>
            {words.refresh}
          </Button>
          <Button onPress={onClose}>{words.close}</Button>
        </>
      }
    >
      <div className={styles.body} aria-busy={!answer && !error}>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {!answer && !error && (
          <p role="status" className={styles.lead}>
            {words.asking}
          </p>
        )}
        {answer && (
          <>
            <p className={styles.lead}>{answer.against === null ? words.firstLead : words.lead}</p>
            <AccessMatrix answer={answer} />
            <p className={styles.lead}>{words.meaning}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
