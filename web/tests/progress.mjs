// Loaded before a file of journeys: tells the runner which one begins and which has ended.
import { afterEach, beforeEach } from 'node:test';

beforeEach((journey) => process.send?.({ begun: journey.name }));
afterEach((journey) => process.send?.({ ended: journey.name }));
process.channel?.unref();
