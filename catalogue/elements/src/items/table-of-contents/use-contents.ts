import { useEffect, useState, type RefObject } from 'react'
import { isSameValue, useElementVariable, useNode } from '@heddle/kit/react'
import { headingsOf, idFor, type Heading } from './headings.ts'

/** How far down the window a heading stands that one has come to, in hundredths. */
const LINE = 25
/** Pixels below the window that count as below that line: headings that are leapt over cross it, too. */
const FAR = 1_000_000

interface Contents {
  readonly headings: readonly Heading[]
  /** Id of the one that one has come to; empty above the first. */
  readonly current: string
}

/** The headings of the page as they are now, and where in it a visitor is. */
export function useContents(root: RefObject<HTMLElement | null>, from: number, to: number, marksCurrent: boolean): Contents {
  const node = useNode()
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  const [current, setCurrent] = useElementVariable('current', '')

  useEffect(() => {
    const page = root.current?.ownerDocument
    const view = page?.defaultView
    if (!page || !view) return
    const named = new Map<Element, string>()
    let found: readonly HTMLHeadingElement[] = []
    const show = (): void => {
      const line = (view.innerHeight * LINE) / 100
      const passed = found.filter((heading) => heading.getBoundingClientRect().top <= line + 1)
      setCurrent(passed.at(-1)?.id ?? '')
    }
    const crossing = new view.IntersectionObserver(show, { root: page, rootMargin: `-${LINE}% 0px ${FAR}px 0px` })
    const read = (): void => {
      const now = headingsOf(page, from, to)
      // The canvas of the editor draws the ids of the page and no others.
      if (node.isLive) {
        for (const heading of now) {
          if (heading.id !== '') continue
          heading.id = idFor(heading.textContent, page)
          named.set(heading, heading.id)
        }
      }
      const next = now.map(({ id, textContent, localName }) => ({
        id,
        text: textContent.trim(),
        level: Number(localName.slice(1)),
      }))
      setHeadings((before) => (isSameValue(before, next) ? before : next))
      if (now.length === found.length && now.every((heading, at) => heading === found[at])) return
      found = now
      crossing.disconnect()
      if (marksCurrent && node.isLive) for (const heading of found) crossing.observe(heading)
    }
    let frame = 0
    const changes = new view.MutationObserver(() => {
      view.cancelAnimationFrame(frame)
      frame = view.requestAnimationFrame(read)
    })
    read()
    changes.observe(page.body, { childList: true, subtree: true, characterData: true })
    return () => {
      changes.disconnect()
      crossing.disconnect()
      view.cancelAnimationFrame(frame)
      for (const [heading, id] of named) if (heading.id === id) heading.removeAttribute('id')
    }
  }, [root, node, from, to, marksCurrent, setCurrent])
  return { headings, current: marksCurrent ? current : '' }
}
