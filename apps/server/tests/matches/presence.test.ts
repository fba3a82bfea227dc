import { expect, test } from 'vitest'
import { newPlace, opened } from '../store/places.ts'
import { attached, type Ear, newRegistry, plan, until } from './registries.ts'

const present = (ear: Ear): string | undefined => ear.of('present').at(-1)?.seats.join()

const told = (ear: Ear, seats: string): Promise<void> =>
  until(() => present(ear) === seats, `told that [${seats}] are there`)

test('who is connected to one process is seen by those at another', async () => {
  const place = await newPlace('postgres')
  const [one, two] = [newRegistry(await opened(place)), newRegistry(await opened(place))]
  const { match } = await one.create(plan())
  const ann = await attached(one, match, 0)
  await told(ann.ear, '0')
  // Who comes later, and only to look on, learns who was there before.
  const onlooker = await attached(two, match, 'spectator')
  await told(onlooker.ear, '0')
  const ben = await attached(two, match, 1)
  for (const { ear } of [ann, ben, onlooker]) await told(ear, '0,1')
  ben.attachment.close()
  for (const { ear } of [ann, onlooker]) await told(ear, '0')
  ann.attachment.close()
  await told(onlooker.ear, '')
})

test('those at a process that stops are gone at once, those at one that died a little later', async () => {
  const place = await newPlace('postgres')
  const limits = { presenceMs: 200 }
  const [one, two] = [newRegistry(await opened(place), { limits }), newRegistry(await opened(place), { limits })]
  const { match } = await one.create(plan())
  const ann = await attached(one, match, 0)
  await attached(two, match, 1)
  await told(ann.ear, '0,1')
  await two.close()
  await told(ann.ear, '0')

  // It tells once and is never heard of again.
  const dying = await opened(place)
  await dying.tellPresence([{ match, seats: [1] }])
  await told(ann.ear, '0,1')
  await told(ann.ear, '0')
  expect(ann.ear.of('present').map(({ seats }) => seats.join())).toEqual(['0', '0,1', '0', '0,1', '0'])
})
