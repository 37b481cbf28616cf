import { useCallback, useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import type { DomainsAnswer } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { useMay } from '../session/use-role.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { PanelSection } from '../ui/panel.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DomainRow, type Domain } from './domain-row.tsx'
import { words } from './words.ts'
import styles from './domains.module.css'

/** Names of the site's own: how far each is, and what is to be done for it. */
export function DomainsSection() {
  const { server } = useEditor()
  const isAdmin = useMay('admin')
  const [answer, setAnswer] = useState<DomainsAnswer>()
  const [now, setNow] = useState(Date.now)
  const [host, setHost] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState('')
  const [leaving, setLeaving] = useState<Domain>()
  const load = useCallback(async () => {
    try {
      setAnswer(await server.domains())
      setNow(Date.now())
    } catch (reason) {
      setError(messageOf(reason))
    }
  }, [server])
  useEffect(() => void load(), [load])
  const run = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what)
    setError('')
    try {
      await work()
      if (what === 'add') setHost('')
    } catch (reason) {
      setError(messageOf(reason))
    }
    await load()
    setBusy('')
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (busy === '') void run('add', () => server.addDomain(host))
  }
  return (
    <PanelSection title={words.title}>
      <div className={styles.section}>
        <p className={styles.lead}>{words.lead}</p>
        {!answer && !error && <p className={styles.lead}>{words.loading}</p>}
        {answer?.domains.length === 0 && <p className={styles.lead}>{words.none}</p>}
        <ul className={styles.domains}>
          {answer?.domains.map((domain) => (
            <DomainRow
              key={domain.host}
              domain={domain}
              target={answer.target}
              now={now}
              isBusy={busy === domain.host}
              onCheck={isAdmin ? () => void run(domain.host, () => server.checkDomain(domain.host)) : undefined}
              onMain={isAdmin ? (isMain) => void run(domain.host, () => server.leadDomains(domain.host, isMain)) : undefined}
              onRemove={() => setLeaving(domain)}
            />
          ))}
        </ul>
        {isAdmin ? (
          <form className={styles.add} onSubmit={add} noValidate>
            <TextField label={words.host} value={host} onChange={setHost} placeholder={words.placeholder} error={error} />
            <Button type="submit" isPending={busy === 'add'}>
              {words.add}
            </Button>
          </form>
        ) : (
          <>
            {error && (
              <p role="alert" className={styles.error}>
                {error}
              </p>
            )}
            <p className={styles.lead}>{words.onlyAdmins}</p>
          </>
        )}
      </div>
      {leaving && (
        <AlertDialog
          title={words.removeTitle(leaving.host)}
          keep={words.keep}
          confirm={words.removeNow}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined)
            void run(leaving.host, () => server.removeDomain(leaving.host))
          }}
        >
          {words.removeLead}
        </AlertDialog>
      )}
    </PanelSection>
  )
}
