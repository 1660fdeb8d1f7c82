// A name as it is shown everywhere: a bot's has a sign behind it, which is the same in all languages and in records.

export const seatName = ({ name, bot }: { name: string; bot?: boolean | undefined }): string =>
  bot && name ? `${name} (bot)` : name;
