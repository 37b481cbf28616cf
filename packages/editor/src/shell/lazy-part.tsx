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

/** A part of a subject as soon as its file is there; one that cannot be had can be asked for again. */
export function LazyPart({ load, id }: SubjectProps & { readonly load: Load }) {
  const [, setArrived] = useState<Load>()
  const [failed, setFailed] = useState<Load>()
  const ask = useCallback(() => {
    setFailed(undefined)
    load().then(
      (Part) => {
        loaded.set(load, Part)
        setArrived(() => load)
      },
      () => setFailed(() => load),
    )
  }, [load])
  const Part = loaded.get(load)
  useEffect(() => {
    if (!Part) ask()
  }, [Part, ask])
  if (Part) return <Part key={id} id={id} />
  const hasFailed = failed === load
  if (!hasFailed) return null
  return (
    <PanelEmpty title={words.panelMissing}>
      <Button onPress={ask}>{appWords.tryAgain}</Button>
    </PanelEmpty>
  )
}
