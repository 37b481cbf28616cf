import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pointAway } from '@heddle/testing/point-away'
import { openDrawn } from './testing/open-drawn.ts'

const manyOf = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Option ${at}`, value: at }))

describe('S5-08: a limited list', () => {
  test('shows so many, and what is chosen in any case; all are searched', async () => {
    const { box, labels, chosen } = await openDrawn({
      options: manyOf(300),
      value: 250,
      limitedOptions: true,
      limit: 15,
      searchable: true,
    })
    await userEvent.click(box())
    expect([labels().length, labels()[14], labels()[15], chosen()]).toEqual([16, 'Option 14', 'Option 250', ['Option 250']])
    await userEvent.fill(box(), 'option 29')
    expect(labels()).toEqual(manyOf(300).flatMap(({ label }) => (/^Option 29\d?$/.test(label) ? label : [])))
  })

  test.each([
    [5, 10],
    [10, 10],
    [50, 50],
    [51, 50],
    [null, 20],
    ['many', 20],
  ])('a limit of %j is one of %i', async (limit, count) => {
    const { active } = await openDrawn({ options: manyOf(300), limitedOptions: true, limit })
    await userEvent.keyboard('{Tab}{End}')
    await expect.poll(active).toBe(`Option ${count - 1}`)
  })

  test('as many again come each time its end is reached, by scrolling and by keys', async () => {
    const { box, options, active, find, saidOf } = await openDrawn({ options: manyOf(45), infiniteScroll: true, limit: 20 })
    await userEvent.click(box())
    expect([options().length, options()[0]?.ariaSetSize]).toEqual([20, '45'])
    find('[role=listbox]')?.scrollTo(0, 9000)
    await expect.poll(() => options().length).toBeGreaterThan(20)
    await userEvent.keyboard('{End}')
    await expect.poll(active).toBe('Option 39')
    await userEvent.keyboard('{End}')
    await expect.poll(active).toBe('Option 44')
    expect(saidOf('endReached').slice(0, 2)).toEqual([{ count: 20 }, { count: 40 }])
  })
})

describe('a list of 10,000', () => {
  const options = manyOf(10_000)

  test('has only those near what is in sight on the page, and says how many there are', async () => {
    const { box, options: standing, find, active } = await openDrawn({ options, value: 5000, drawn: true })
    await userEvent.click(box())
    await expect.poll(active).toBe('Option 5000')
    expect(standing().length).toBeLessThan(100)
    const seen = document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
    expect([seen?.ariaSetSize, seen?.ariaPosInSet]).toEqual(['10000', '5001'])
    const [outer, inner] = [find('[role=listbox]'), seen].map((one) => one?.getBoundingClientRect() ?? new DOMRect())
    expect(inner?.top).toBeGreaterThanOrEqual(outer?.top ?? Infinity)
    expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0)
  })

  test('is drawn unseen when somebody comes near, and stands at what is chosen once it opens', async () => {
    await pointAway()
    const { box, options: standing, find, active, isOpen } = await openDrawn({ options, value: 5000, drawn: true })
    expect(standing()).toHaveLength(0)
    box().focus()
    await expect.poll(() => [standing().length, isOpen()]).toEqual([9, false])
    const list = find('[role=listbox]')
    expect([list?.checkVisibility({ visibilityProperty: true }), list?.ariaLabel]).toEqual([false, null])
    expect(box().getAttribute('aria-controls')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.poll(active).toBe('Option 5000')
    expect(find('[role=listbox]')?.ariaLabel).toBe('City')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => [standing().length, isOpen()]).toEqual([0, false])
  })

  test('with images or elements of the builder is not drawn before it opens', async () => {
    for (const layoutType of ['image', 'free']) {
      await pointAway()
      const { box, options: standing } = await openDrawn({ options, drawn: true, layoutType })
      box().focus()
      await userEvent.keyboard('{Shift}')
      expect(standing()).toHaveLength(0)
      box().blur()
    }
  })

  test('begins with few, as it opens sooner so, and has more once somebody moves in it', async () => {
    const { box, options: standing, find, labels } = await openDrawn({ options, drawn: true })
    await userEvent.click(box())
    expect(standing()).toHaveLength(9)
    const list = find('[role=listbox]')
    expect(standing().at(-1)?.offsetTop).toBeGreaterThan(list?.clientHeight ?? Infinity)
    list?.scrollTo(0, 200)
    await expect.poll(() => [labels()[0], labels().at(-1)]).toEqual(['Option 0', 'Option 31'])
  })

  test('has as many more where it is higher, so that no room is empty', async () => {
    const { box, element, options: standing, find } = await openDrawn({ options, drawn: true, listHeight: 500 })
    element().style.setProperty('--list-height', '500')
    await userEvent.click(box())
    expect(standing()).toHaveLength(15)
    expect(standing().at(-1)?.offsetTop).toBeGreaterThan(find('[role=listbox]')?.clientHeight ?? Infinity)
  })

  test('is gone through by keys and by scrolling to its ends', async () => {
    const { box, find, active, labels, isOpen } = await openDrawn({ options, drawn: true })
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(isOpen).toBe(true)
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect.poll(active).toBe('Option 9998')
    await userEvent.keyboard('{PageUp}')
    expect(active()).toBe('Option 9988')
    const list = find('[role=listbox]')
    list?.scrollTo(0, 0)
    await expect.poll(() => labels()[0]).toBe('Option 0')
    // What the keys are at stands nowhere then, and is not pointed at.
    expect(box().getAttribute('aria-activedescendant')).toBeNull()
    list?.scrollTo(0, list.scrollHeight)
    await expect.poll(() => labels().at(-1)).toBe('Option 9999')
    expect(list?.getBoundingClientRect().bottom).toBeGreaterThan(
      document.querySelector('[aria-posinset="10000"]')?.getBoundingClientRect().top ?? Infinity,
    )
  })

  test('typing leaves what holds it, from its beginning', async () => {
    const { box, labels, active, note } = await openDrawn({ options, searchable: true, value: 9000 })
    await userEvent.click(box())
    await userEvent.fill(box(), '99')
    await expect.poll(active).toBe('Option 99')
    expect([labels()[0], note()]).toEqual(['Option 99', '280 results'])
  })
})
