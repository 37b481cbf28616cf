import { describe, expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import type { PublishedAsset, PublishTools } from '../../publish-field.ts'
import { image } from './field.ts'
import { publish } from './publish.ts'

const field = image({ label: { en: 'Picture' }, waits: ['loading', 'lazy'] })

/** What pages get of a picture, and what stands beside it. */
function published(found: PublishedAsset | undefined, loading: Json = 'eager') {
  const beside: Record<string, Json> = {}
  const none = () => undefined
  const tools: PublishTools = {
    asset: () => found,
    language: () => 'en',
    trail: () => [],
    literal: (name) => (name === 'loading' ? loading : undefined),
    beside: (suffix, value) => void (beside[suffix] = value),
    bindInside: (value) => value,
    late: () => null,
    exists: () => true,
    idOf: none,
    pageAddress: none,
    part: none,
    parts: () => ({}),
  }
  return { address: publish('asset:abcdefghij012345', field, tools), beside }
}

describe('a picture of a page', () => {
  it('has its address alone where nothing else is known of it', () => {
    expect(published({ address: '/a.svg' })).toEqual({ address: '/a.svg', beside: {} })
  })

  it('keeps its room by both of its sizes, never by one', () => {
    expect(published({ address: '/a.png', width: 40, height: 30 }).beside).toEqual({ Width: 40, Height: 30 })
    expect(published({ address: '/a.png', width: 40 }).beside).toEqual({})
  })

  it('is offered in the widths there are, with how wide it is shown', () => {
    const set = { srcset: '/a-320.webp 320w, /a-640.webp 640w', sizes: '(max-width: 767px) 100vw, 50vw' }
    expect(published({ address: '/a.png', set }).beside).toEqual({ Set: set.srcset, Sizes: set.sizes })
  })

  it('that waits until it is near the screen is measured there by browsers that can', () => {
    const set = { srcset: '/a-320.webp 320w', sizes: '50vw' }
    expect(published({ address: '/a.png', set }, 'lazy').beside).toEqual({ Set: set.srcset, Sizes: 'auto, 50vw' })
  })

  it('that is gone is nothing, and leaves nothing beside it', () => {
    expect(published(undefined)).toEqual({ address: '', beside: {} })
  })
})
