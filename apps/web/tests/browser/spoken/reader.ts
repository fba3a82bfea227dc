import type { CDPSession, Page } from 'playwright-core'

/** What a screen reader says of one thing. */
export interface Read {
  readonly role: string
  readonly name: string
  readonly description: string
}

/** What came of a press. */
export interface Heard {
  /** What the table said by itself. */
  readonly said: readonly string[]
  /** What has the focus now, where that is something else or is called something else than before. */
  readonly focus: Read | undefined
}

/** As long as somebody waits for a word. */
const SILENCE = 3000

/**
 * Somebody who sees nothing: the accessibility tree as Chromium computes it, what live regions say, where the focus is, and keys. Nothing else of the
 * page is looked at.
 */
export class Reader {
  readonly #page: Page
  readonly #tree: CDPSession

  private constructor(page: Page, tree: CDPSession) {
    this.#page = page
    this.#tree = tree
  }

  /** Listens from now on. */
  static async at(page: Page): Promise<Reader> {
    const tree = await page.context().newCDPSession(page)
    await tree.send('Accessibility.enable')
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(globalThis, { heard })
      const live = (node: Node): Element | null =>
        (node instanceof Element ? node : node.parentElement)?.closest(
          '[aria-live="polite"], [role="status"], [role="alert"]',
        ) ?? null
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (live(target) === null) continue
          if (type === 'characterData') heard.push(target.textContent ?? '')
          for (const node of addedNodes) if (node.textContent?.trim()) heard.push(node.textContent.trim())
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    return new Reader(page, tree)
  }

  /** What was said since it was asked for last. */
  said(): Promise<readonly string[]> {
    return this.#page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0))
  }

  /** What has the focus, or is the active part of it. */
  async focus(): Promise<Read> {
    const { result } = await this.#tree.send('Runtime.evaluate', {
      expression: `(() => { const focused = document.activeElement; const part = focused?.getAttribute('aria-activedescendant'); return (part && document.getElementById(part)) || focused })()`,
    })
    const { nodes } = await this.#tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    await this.#tree.send('Runtime.releaseObject', { objectId: result.objectId ?? '' })
    return readOf(nodes[0])
  }

  /** The options of the list, as they are read. */
  async options(): Promise<readonly Read[]> {
    const expression = 'document.getElementById("choices") ?? document.body'
    const { result } = await this.#tree.send('Runtime.evaluate', { expression })
    const role = 'option'
    const { nodes } = await this.#tree.send('Accessibility.queryAXTree', { objectId: result.objectId, role })
    await this.#tree.send('Runtime.releaseObject', { objectId: result.objectId ?? '' })
    return nodes.filter(({ ignored }) => !ignored).map(readOf)
  }

  /** Presses a key, and waits until it is answered by something that can be heard. */
  async press(key: string): Promise<Heard> {
    await this.said()
    const before = await this.focus()
    await this.#page.keyboard.press(key)
    const until = Date.now() + SILENCE
    for (;;) {
      const [said, focus] = [await this.said(), await this.focus()]
      const isElsewhere = focus.role !== before.role || focus.name !== before.name
      if (said.length > 0 || isElsewhere || Date.now() > until) return { said, focus: isElsewhere ? focus : undefined }
      await this.#page.waitForTimeout(30)
    }
  }

  /** Goes to the board by keys; says whether there is a map. */
  async toTheMap(): Promise<boolean> {
    for (let tries = 0; tries < 6; tries++) {
      await this.press('F6')
      if ((await this.focus()).role === 'image') return true
    }
    return false
  }
}

type TreeNode = { readonly [part in keyof Read]?: { readonly value?: unknown } }

const readOf = (node: TreeNode | undefined): Read => {
  const text = (part: keyof Read) => String(node?.[part]?.value ?? '')
  return { role: text('role'), name: text('name'), description: text('description') }
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
