// The clauses of Tortuga in Polish; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesPl: Words = {
  'clause.T0.1':
    'W worku jest na początku 40 skrzyń: po dziesięć czerwonych, niebieskich i żółtych, pięć białych i pięć fioletowych.',
  'clause.T0.2':
    'Trzydzieści żetonów skarbów leży zakrytych: siedemnaście pokazuje jedną monetę, dziewięć dwie, cztery trzy.',
  'clause.T0.3':
    'Każda akcja na planszy gracza ma jedno miejsce na żeton przewagi: przód jest wart 1, tył 2.',
  'clause.T0.4':
    'Wszyscy mają takie same pięć kości, od A do E. Na każdej kości każda akcja występuje raz, z liczbą od 1 do 5, i jest jedna czaszka.',
  'clause.T0.5':
    'Każdy znacznik chodzi po torze z ośmioma polami. Pole 1 daje jedno miejsce, pola 2–3 dwa, 4–5 trzy, 6–8 cztery: na skrzynie w danym obszarze i na kości przy jego ataku. Znacznik statku dotyczy floty i ataku na statek, znacznik pirata załogi i napadu. Pozostałe trzy akcje przyjmują dowolnie wiele kości.',
  'clause.T0.6':
    'Skrzynia wędruje z twojej wyspy do załogi, do floty i w końcu na Tortugę. Załoga i flota to rzędy zapełniane od lewej; luki się zamykają. Na wyspie centralnej leży najwyżej jedna skrzynia każdego koloru.',
  'clause.T1.1':
    'Oba znaczniki zaczynają na polu 3. Od gracza rozpoczynającego każdy ciągnie jedną skrzynię na wyspę i jedną do załogi, zanim zrobi to następny.',
  'clause.T1.2':
    'Miejsca liczy się zgodnie z ruchem wskazówek zegara. Gracza rozpoczynającego wyznacza stół albo los. Wyspa centralna jest na początku pusta.',
  'clause.T2.1':
    'Każdy rzuca za zasłonką wszystkimi wolnymi kośćmi i potajemnie wybiera jedną lub więcej o tym samym symbolu; czaszki mogą do nich dołączyć albo zostać wybrane same. Nie trzeba brać wszystkich pasujących kości.',
  'clause.T2.2':
    'Gdy wszyscy wybrali, zasłonki unoszą się jednocześnie i kości trafiają na swoje akcje. Kości niewybrane pozostają tajne.',
  'clause.T2.3':
    'Czaszka wybrana z innymi kośćmi przyjmuje ich symbol. Czaszki wybrane same obracają się po odsłonięciu na jedną dowolną akcję; gracze decydują zgodnie z ruchem wskazówek zegara od rozpoczynającego.',
  'clause.T2.4': 'Obrócona czaszka liczy się jako liczba, którą jej kość ma przy tej akcji.',
  'clause.T2.5':
    'Wybrane kości muszą się zmieścić na polu akcji razem z tymi, które już tam leżą, wliczając obrócone czaszki.',
  'clause.T2.6':
    'Jeśli żadnej wolnej kości nie da się położyć, nic nie wybierasz, a po odsłonięciu rzucasz nimi jawnie, aż którąś da się położyć; z tego jawnego rzutu wybierasz. Jeśli jakąś kość da się położyć, musisz którąś położyć.',
  'clause.T2.7': 'Rzuty trwają, aż wszyscy położą wszystkie pięć kości.',
  'clause.T2.8':
    'Po każdym wspólnym rzucie przewagę zyskuje ten, kto już przed nim nie miał kości: nowy żeton o wartości 1 na puste miejsce albo jedynka obraca się na dwójkę. Gracze wybierają zgodnie z ruchem wskazówek zegara od rozpoczynającego i nie mogą zrezygnować; jawne przerzuty nic nie dają.',
  'clause.T2.9':
    'Żetony przewagi zostają do końca gry i zawsze dodają się do swojej akcji, gdy masz tam kość. Nie są kośćmi: nie zajmują miejsca i nie bronią.',
  'clause.T3.1':
    'Kolejność akcji: budowa floty, werbunek załogi, poszukiwanie skarbu, atak na statek, napad.',
  'clause.T3.2':
    'Twoja siła to suma twoich kości w danym miejscu i twojej przewagi; bez kości nie bierzesz udziału. Działają najsilniejszy i drugi w kolejności. Przy remisie pierwszeństwo ma ten, kto siedzi bliżej rozpoczynającego zgodnie z ruchem wskazówek zegara.',
  'clause.T3.3':
    'Możesz zrezygnować z całej akcji, zanim cokolwiek zostanie dobrane. Nikt nie wchodzi na twoje miejsce. O to, co nic by nie zmieniło, nie pytamy.',
  'clause.T3.4':
    'Budowa floty przesuwa znacznik statku najlepszego o dwa pola, drugiego o jedno, najwyżej na pole 8.',
  'clause.T3.5':
    'Werbunek załogi przesuwa znacznik pirata najlepszego o dwa pola, drugiego o jedno, najwyżej na pole 8.',
  'clause.T3.6':
    'W poszukiwaniu skarbu najlepszy ciągnie skrzynię na wyspę i zatrzymuje lepszy z dwóch żetonów skarbów; drugi bierze jeden żeton. Twoje żetony leżą zakryte, ale możesz je oglądać.',
  'clause.T3.7':
    'Najlepszy w ataku na statek wybiera gracza, zabiera z jego floty dowolną skrzynię na własną wyspę i cofa jego znacznik statku o jedno pole. Jeśli ofiara ma kość na ataku na statek, spada też znacznik atakującego. Gdzie jest skrzynia, tam trzeba jedną zabrać.',
  'clause.T3.8':
    'Drugi w ataku może cofnąć znacznik każdego oprócz najlepszego, płacąc tę samą cenę wobec broniącego się, a potem wziąć jedną skrzynię z wyspy centralnej.',
  'clause.T3.9': 'Napad działa jak atak na statek, ale na załogi i znaczniki piratów.',
  'clause.T3.10': 'Gracza bez skrzyń w tym miejscu też można zaatakować: rusza się wtedy tylko znacznik.',
  'clause.T3.11': 'Znacznik nigdy nie spada poniżej pola 1.',
  'clause.T3.12':
    'Jeśli znacznik spadnie tak, że skrzynie tracą miejsce, odchodzą od razu te z prawego końca: na wyspę centralną albo do worka, jeśli ten kolor już tam leży.',
  'clause.T3.13': 'Po pięciu akcjach wszystkie kości wracają do właścicieli.',
  'clause.T4.1':
    'Każdy ciągnie jedną skrzynię na wyspę, zgodnie z ruchem wskazówek zegara od rozpoczynającego, dopóki starcza worka.',
  'clause.T4.2':
    'Potem każdy po kolei przesuwa wszystkie skrzynie: z floty na Tortugę, z załogi do floty, z wyspy do załogi. Kładziesz je po jednej od lewej w dowolnej kolejności; co się nie zmieści, odchodzi jak stracone w ataku. Przesuwanie jest obowiązkowe.',
  'clause.T4.3':
    'Jeśli ktoś ma teraz na Tortudze tyle skrzyń, ile wynosi cel, gra się kończy; w przeciwnym razie znacznik rozpoczynającego przechodzi dalej zgodnie z ruchem wskazówek zegara.',
  'clause.T4.4': 'Gra kończy się najpóźniej po 40. rundzie.',
  'clause.T5.1':
    'Skrzynia daje 3 punkty na Tortudze, 2 we flocie i 1 w załodze; fioletowa liczy się podwójnie.',
  'clause.T5.2':
    'Każdy zestaw z czerwonej, niebieskiej i żółtej na twojej planszy daje 3 punkty; każda skrzynia liczy się raz. Biała skrzynia na Tortudze zastępuje dowolną z tych trzech.',
  'clause.T5.3': 'Każdy znacznik daje tyle punktów, ile wynosi numer jego pola.',
  'clause.T5.4': 'Każda moneta na twoich żetonach skarbów daje 1 punkt.',
  'clause.T5.5': 'Wygrywa najwięcej punktów; gracze z równą liczbą punktów dzielą miejsce.',
  'clause.T6.1':
    'We dwoje działa tylko najlepszy: znaczniki idą o jedno pole, a poszukiwanie skarbu daje jedną skrzynię i jeden żeton.',
  'clause.T6.2': 'We dwoje skrzynie, które trafiłyby na wyspę centralną, wracają do worka.',
  'clause.T7.1':
    'Gra kończy się przy sześciu skrzyniach na Tortudze albo przy ośmiu, jeśli stół chce dłuższej gry.',
  'clause.T8.1':
    'Tajne są rzut i wybór gracza aż do odsłonięcia, kości nigdy niewybrane oraz przody żetonów skarbów do końca gry. Następnej skrzyni ani żetonu nie zna nikt.',
  'clause.T8.2': 'Wszystko inne jest jawne dla wszystkich.',
};
