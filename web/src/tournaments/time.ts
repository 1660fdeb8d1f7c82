// Time that is left, as a clock shows it: "2:05", "1:00:09", "3 d 4:00:00".
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const clock =
    days || hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return days ? `${days} d ${clock}` : clock;
}
