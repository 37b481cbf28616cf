import { useCallback, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { words as appWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { PanelEmpty } from '../ui/panel.tsx'
import type { SubjectProps } from '../subjects/define-subject.ts'
import { words } from './words.ts'

type Load = () => Promise<ComponentType<SubjectProps>>

const loaded = new Map<Load, ComponentType<SubjectProps>>()

/** Fetches a part, so that its first drawing does not wait; a failure shows when it is drawn. */
export async function preloadPart(load: Load): Promise<void> {
  await load().then(
    (Part) => loaded.set(load, Part),
    () => undefined,
  )
}

/** What is fetched in a place, and how far that is. */
interface Shown {
  readonly load: Load
  readonly Part: ComponentType<SubjectProps> | undefined
  readonly hasFailed: boolean
}

const known = (load: Load): Shown => ({ load, Part: loaded.get(load), hasFailed: false })

/** A part of a subject as soon as its file is there; one that cannot be had can be asked for again. */
export function LazyPart({ load, id }: SubjectProps & { readonly load: Load }) {
  const [shown, setShown] = useState<Shown>(() => known(load))
  // Another thing is shown in the same place: what was here is not what shows it.
  if (shown.load !== load) setShown(known(load))
  const ask = useCallback(() => {
    setShown(known(load))
    const arrive = (arrived: Shown) => setShown((now) => (now.load === load ? arrived : now))
    load().then(
      (Part) => {
        loaded.set(load, Part)
        arrive({ load, Part, hasFailed: false })
      },
      () => arrive({ load, Part: undefined, hasFailed: true }),
    )
  }, [load])
  const { Part, hasFailed } = shown
  const isThere = Part !== undefined
  useEffect(() => {
    if (!isThere) ask()
  }, [isThere, ask])
  if (Part) return <Part key={id} id={id} />
  if (!hasFailed) return null
  return (
    <PanelEmpty title={words.panelMissing}>
      <Button onPress={ask}>{appWords.tryAgain}</Button>
    </PanelEmpty>
  )
}
