import type { Browser, Page } from '@playwright/test'
import { addElement, canvas, inspector, newProject, onCanvas, openPanel, publish, selectInNavigator } from './builder.ts'
import { addProperty, addTrigger, fill, leaveComponent, makeComponent } from './components.ts'
import { BEGINNINGS, openDrawn } from './drawn.ts'
import { collectErrors, expect, test, type Heddle } from './heddle.ts'
import { addAction, addVariable, addWorkflow, nameIt, newData, set, style } from './logic.ts'
import { leave, visit } from './visitor.ts'

const GOODS = 'name\tprice\r\nGreen tea\t7.5\r\nClay pot\t38\r\n'

/** Adds an element and types its text in place. */
async function write(page: Page, element: string, text: string): Promise<void> {
  await addElement(page, element)
  await page.keyboard.press('Enter')
  await expect(canvas(page).locator('[contenteditable]:focus')).toBeVisible()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

for (const { how, isByHand, tag } of BEGINNINGS)
  test(
    `a shop ${how} gets a cart: a component in another one, a slot, triggers that lead out, and a total with examples`,
    { tag },
    async ({ page, heddle, browser }) => {
      const errors = collectErrors(page)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const draw = async () => {
        await makeData(page)
        await drawGoods(page)
      }
      await openDrawn(page, heddle, { file: 'tea-shop', name: 'Tea shop', isByHand, draw })
      await drawCart(page)
      const address = await publish(page)
      expect(errors).toEqual([])
      await buy(browser, address)
      await copyToAnotherShop(page, heddle)
      expect(errors).toEqual([])
    },
  )

async function copyToAnotherShop(page: Page, heddle: Heddle): Promise<void> {
  await test.step('pasted in another project the cart brings all it uses, says so, and goes again with one undo', async () => {
    await selectInNavigator(page, 'Cart')
    await page.keyboard.press('Control+c')
    await expect(page.getByText('Copied Cart')).toBeVisible()
    await page.goto(heddle.url)
    await newProject(page, { template: 'empty', name: 'Coffee shop' })
    await addElement(page, 'Section')
    await page.keyboard.press('Control+v')
    const told = page.getByText(/^New in this project: .*cart \(variable\).*Cart \(component\)/)
    await expect(told).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('another-shop.png') })
    await page.keyboard.press('Control+v')
    await expect(told).toBeHidden()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await openPanel(page, 'Components')
    await expect(page.getByText('Cart line')).toBeHidden()
  })
}

async function makeData(page: Page): Promise<void> {
  await test.step('goods come from a spreadsheet, the cart is a list that begins empty', async () => {
    await addVariable(page, { of: 'project', name: 'cart', type: 'List' })
    await page.getByRole('button', { name: 'Make an empty list' }).click()
    await newData(page, 'New collection', 'goods')
    const grid = page.getByRole('grid', { name: 'Rows of goods' })
    await grid.click()
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), GOODS)
    await page.keyboard.press('Control+v')
    await expect(grid.getByRole('gridcell', { name: 'Clay pot', exact: true })).toBeVisible()
  })
  await test.step('the total is a formula whose example says what it is to give', async () => {
    await newData(page, 'New formula', 'total')
    await inspector(page).getByRole('button', { name: 'New parameter' }).click()
    await fill(inspector(page).getByRole('textbox', { name: 'Name of parameter 1' }), 'lines')
    await inspector(page)
      .getByRole('button', { name: /^Edit the formula/ })
      .click()
    await expect(page.getByRole('textbox', { name: 'total(lines)' })).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('sum(map(lines, line => line.price))')
    await page.getByRole('button', { name: 'Add an example' }).click()
    const example = page.getByRole('region', { name: /^Example 1/ })
    await fill(example.getByRole('textbox', { name: 'lines' }), '[{"price": 2, "count": 3}, {"price": 1.5, "count": 2}]')
    await fill(example.getByRole('textbox', { name: 'Expected' }), '9')
    await expect(example.getByText('3.5', { exact: true })).toBeVisible()
    await expect(page.getByText('0 of 1 pass').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'total(lines)' }).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('sum(map(lines, line => line.price * line.count))')
    await expect(page.getByText('1 of 1 pass').first()).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('total.png') })
    await page.keyboard.press('Control+Enter')
  })
}

async function drawCart(page: Page): Promise<void> {
  await test.step('a line of the cart tells how many there are to be', async () => {
    await addElement(page, 'Section')
    await addElement(page, 'Column')
    await write(page, 'Heading 2', 'Cart')
    await addElement(page, 'Row')
    await write(page, 'Text', 'Green tea')
    await write(page, 'Button', '−')
    await write(page, 'Text', '1')
    await write(page, 'Button', '+')
    await makeComponent(page, 'Row', 'Cart line', { 'Green tea': 'label' })
    await addProperty(page, 'count', 'Number', '1')
    await addTrigger(page, 'Changed', '{"count": 2}')
    await selectInNavigator(page, '1')
    await set(page, { 'Text: Text': '=toText({{count}})' })
    for (const [button, change, says] of [
      ['−', '- 1', 'One less'],
      ['+', '+ 1', 'One more'],
    ] as const) {
      await selectInNavigator(page, button)
      await set(page, { 'Button: Accessible label': `=concatenate('${says} of ', {{label}})` })
      await addWorkflow(page, 'On click')
      await addAction(page, 'Emit component trigger', { Trigger: 'Changed', count: `={{count}} ${change}` })
    }
    await expect(page.getByRole('treeitem', { name: 'Emit Changed' })).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('line.png') })
    await leaveComponent(page)
  })
  await test.step('the cart repeats its line, hands on what lines tell, and has a slot below them', async () => {
    await makeComponent(page, 'Column', 'Cart')
    await addProperty(page, 'lines', 'List')
    await addTrigger(page, 'Changed', '{"name": "Green tea", "count": 2}')
    await inspector(page).getByRole('button', { name: 'Add a slot' }).click()
    await selectInNavigator(page, 'Cart line')
    await set(page, {
      'Repeat: Over': '={{lines}}',
      'Repeat: Key': 'name',
      'Cart line: label': '=context.item.data.name',
      'Cart line: count': '=context.item.data.count',
    })
    await addWorkflow(page, 'Changed')
    await addAction(page, 'Emit component trigger', {
      Trigger: 'Changed',
      name: '=context.item.data.name',
      count: '=event.count',
    })
    await page.screenshot({ path: test.info().outputPath('cart.png') })
    await leaveComponent(page)
  })
  await test.step('the page gives it lines, answers what it tells, and fills the slot with the total', async () => {
    await selectInNavigator(page, 'Cart')
    await set(page, { 'Cart: lines': '={{cart}}' })
    await addWorkflow(page, 'Changed')
    await addAction(page, 'Change variable value', {
      Variable: 'cart',
      Value:
        '=filter(map({{cart}}, line => ({ name: line.name, price: line.price, count: if(line.name === event.name, event.count, line.count) })), line => line.count > 0)',
    })
    await selectInNavigator(page, 'Cart')
    await addElement(page, 'Text')
    await nameIt(page, 'Total')
    await set(page, { 'Text: Text': "=concatenate('Together ', formatCurrency(formulas.total({{cart}}), 'EUR'))" })
    await openPanel(page, 'Problems')
    await expect(page.getByText('No problems').first()).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('shop.png') })
  })
}

async function drawGoods(page: Page): Promise<void> {
  await test.step('each of the goods has a button that puts it into the cart once', async () => {
    await addElement(page, 'Section')
    await addElement(page, 'Row')
    await nameIt(page, 'Good')
    await set(page, { 'Repeat: Over': 'goods' })
    await write(page, 'Text', 'Good')
    await set(page, {
      'Text: Text': "=concatenate(context.item.data.name, ', ', formatCurrency(context.item.data.price, 'EUR'))",
    })
    await write(page, 'Button', 'Add')
    await style(page, { 'Size: Width': '120' })
    await set(page, {
      'Button: Accessible label': "=concatenate('Add ', context.item.data.name)",
      'Button: Disabled': '=some({{cart}}, line => line.name === context.item.data.name)',
    })
    await addWorkflow(page, 'On click')
    await addAction(page, 'Change variable value', {
      Variable: 'cart',
      Operation: 'Add to the end',
      Value: '={ name: context.item.data.name, price: context.item.data.price, count: 1 }',
    })
    await expect(onCanvas(page, 'Clay pot, €38.00')).toBeVisible()
  })
}

async function buy(browser: Browser, address: string): Promise<void> {
  await test.step('a visitor fills the cart, changes it and empties it again', async () => {
    const visitor = await visit(browser)
    const button = (name: string) => visitor.page.getByRole('button', { name, exact: true })
    await visitor.page.goto(address)
    await expect(visitor.page.getByText('Together €0.00')).toBeVisible()
    await button('Add Green tea').click()
    await button('Add Clay pot').click()
    await expect(button('Add Clay pot')).toBeDisabled()
    await expect(visitor.page.getByText('Together €45.50')).toBeVisible()
    await button('One more of Green tea').click()
    await button('One more of Green tea').click()
    await expect(visitor.page.getByText('Together €60.50')).toBeVisible()
    await visitor.page.setViewportSize({ width: 390, height: 844 })
    await visitor.page.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true })
    await button('One less of Clay pot').click()
    await expect(button('One less of Clay pot')).toHaveCount(0)
    await expect(button('Add Clay pot')).toBeEnabled()
    await expect(visitor.page.getByText('Together €22.50')).toBeVisible()
    expect(visitor.errors).toEqual([])
    await leave(visitor)
  })
}
