import { useCallback, useEffect, useState } from 'react'
import { words as appWords } from '../app/words.ts'
import { words } from './words.ts'
import { AccountForm } from '../account/account-form.tsx'
import { readInvitationToken } from '../invitation/read-invitation-token.ts'
import { LazyPart } from '../shell/lazy-part.tsx'
import { ProjectScreen } from './project-screen.tsx'
import { messageOf } from '../server/request.ts'
import { useValue } from '../use-value.ts'
import { useApp } from '../app/app-context.ts'
import { Message } from '../app/message.tsx'

/** Picks the screen: account form, gallery or a project. */
export function AppScreen() {
  const { server, user, router, assetsUrl, assetsRoom } = useApp()
  const address = useValue(router.address)
  const known = useValue(user)
  const [needsOwner, setNeedsOwner] = useState(false)
  const [error, setError] = useState<string>()
  const [invitation] = useState(() => readInvitationToken(location.hash))

  const load = useCallback(() => {
    setError(undefined)
    server.session().then(
      (session) => {
        setNeedsOwner(session.needsOwner)
        assetsUrl.value = session.assetsUrl
        assetsRoom.value = session.assetsRoom
        user.value = session.user
      },
      (error: unknown) => setError(messageOf(error)),
    )
  }, [server, user, assetsUrl, assetsRoom])
  useEffect(load, [load])

  if (error) return <Message text={error} action={appWords.tryAgain} onAction={load} />
  if (known === undefined) return <Message text={words.loading} />
  if (invitation !== undefined && !needsOwner) return <LazyPart load={loadJoin} id={invitation} />
  if (known === null) return <AccountForm isOwner={needsOwner} onDone={load} />
  if (address.screen === 'gallery') return <LazyPart load={loadGallery} id="" />
  return <ProjectScreen key={address.projectId} projectId={address.projectId} user={known} />
}

const loadJoin = () => import('../invitation/join-screen.tsx').then(({ JoinScreen }) => JoinScreen)
/** Who opens a project needs nothing of the gallery. */
const loadGallery = () => import('../gallery/gallery.tsx').then(({ Gallery }) => Gallery)
