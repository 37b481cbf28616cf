import { Component, Flexbox, Instance, Page, Section, Text } from '@heddle/testing'

/** The id of what is called so in `twoCards`. */
export const id = (name: string): string => name.padEnd(16, '0')
/** A page with two instances of a component, one of them with a name. */
export const twoCards = (
  <>
    <Component id={id('card')} name="Card">
      <Flexbox id={id('box')}>
        <Text id={id('label')} name="Label">
          In a card
        </Text>
        <Text id={id('fixed')}>Fixed</Text>
      </Flexbox>
    </Component>
    <Page id={id('home')} name="Home">
      <Section id={id('hero')}>
        <Instance id={id('first')} of={id('card')} name="Shipping" />
        <Instance id={id('second')} of={id('card')} />
      </Section>
    </Page>
  </>
)
