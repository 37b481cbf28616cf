import { useEffect, useState } from 'react'
import { AccountForm } from '../account/account-form.tsx'
import { printAddress } from '../app/address.ts'
import { useApp } from '../app/app-context.ts'
import { Message } from '../app/message.tsx'
import type { AccountServer } from '../server/account-server.ts'
import { messageOf } from '../server/request.ts'
import { Button } from '../ui/button.tsx'
import { useValue } from '../use-value.ts'
import { words } from './words.ts'
import styles from './join-screen.module.css'

type Invitation = Awaited<ReturnType<AccountServer['readInvitation']>>

/** The link has done what it does: the editor begins anew, and nothing of it stays in the address. */
function leave(projectId?: string): void {
  location.assign(printAddress(projectId === undefined ? { screen: 'gallery' } : { screen: 'project', projectId, nodeIds: [] }))
}

/** What an invitation link opens: what it is for, and the ways in. `id` is what the link holds. */
export function JoinScreen({ id: token }: { readonly id: string }) {
  const { server, user: known } = useApp()
  const user = useValue(known)
  const [invitation, setInvitation] = useState<Invitation>()
  const [error, setError] = useState('')
  const [hasAccount, setHasAccount] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isAlive = true
    server.readInvitation(token).then(
      (found) => isAlive && setInvitation(found),
      (reason: unknown) => isAlive && setError(messageOf(reason)),
    )
    return () => {
      isAlive = false
    }
  }, [server, token])
  const join = async () => {
    setBusy(true)
    try {
      leave((await server.acceptInvitation({ token })).projectId)
    } catch (reason) {
      setError(messageOf(reason))
      setBusy(false)
    }
  }

  if (error) return <Message text={error} action={words.toProjects} onAction={() => leave()} />
  if (!invitation) return <Message text={words.asks} />
  const about = { title: words.title(invitation.project), lead: words.lead(invitation.by, words.roles[invitation.role]) }
  if (user)
    return (
      <main className={styles.screen}>
        <div className={styles.card}>
          <h1 className={styles.title}>{about.title}</h1>
          <p>{about.lead}</p>
          <Button tone="primary" isWide autoFocus isPending={isBusy} onPress={() => void join()}>
            {words.asYou(user.name)}
          </Button>
          <p className={styles.lead}>{words.other}</p>
        </div>
      </main>
    )
  return (
    <AccountForm
      key={String(hasAccount)}
      isOwner={false}
      onDone={() => void server.session().then((session) => (known.value = session.user))}
      joining={{
        ...about,
        lead: hasAccount ? `${about.lead} ${words.signInLead}` : about.lead,
        other: hasAccount ? words.noAccount : words.haveAccount,
        onOther: () => setHasAccount(!hasAccount),
        ...(hasAccount
          ? {}
          : {
              make: {
                label: words.makeAndJoin,
                run: async (person) => leave((await server.acceptInvitation({ token, person })).projectId),
              },
            }),
      }}
    />
  )
}
