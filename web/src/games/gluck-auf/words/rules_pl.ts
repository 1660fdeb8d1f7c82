// The clauses of Glück Auf in Polish; the English ones are the engine's own.
import type { Words } from '$lib/board';

export const rulesPl: Words = {
  'clause.G0.1':
    'Robotników można wysłać na dziewięć pól fabryki, cztery pola wydobycia, do czterech środków transportu, na cztery pola pieniędzy i do banku oraz na pięć pól zamówień. We dwoje zamkniętych jest siedem z nich, we troje trzy.',
  'clause.G0.2':
    'Jest 48 kafelków tuneli: każdy kolor na jasną i ciemną stronę, z jednym lub dwoma wagonikami, po trzy. Wagonik kosztuje 1 markę żółty, 2 brązowy, 3 szary, 4 czarny.',
  'clause.G0.3':
    'Są 44 zamówienia, po jedenaście na każdy środek transportu: każdy kolor pojedynczo i w parze, jedno ze wszystkimi czterema kolorami i dwie trójki. Trójki przy taczce i lokomotywie są brązowe i szare, przy wozie konnym i ciężarówce żółte i czarne.',
  'clause.G0.4': 'W każdym kolorze jest 16 kostek węgla. Pieniądze nigdy się nie kończą i są jawne.',
  'clause.G0.5':
    'Kopalnia ma od góry poziom żółty, brązowy, szary i czarny, każdy z jasną i ciemną stroną i jednym nadrukowanym wagonikiem. W klatce mieści się pięć kostek.',
  'clause.G1.0':
    'Stół wskazuje pierwszego gracza rozpoczynającego albo go losuje. Miejsca liczą się zgodnie z ruchem wskazówek zegara, więc sąsiad z prawej ma numer przed twoim.',
  'clause.G1.1':
    'Przy 2, 3 lub 4 graczach każdy ma 18, 15 lub 13 robotników i 10, 9 lub 8 marek, węgiel na każdym nadrukowanym wagoniku i pustą klatkę na powierzchni.',
  'clause.G1.2': 'Na każdym otwartym polu fabryki leży na początku odkryty kafelek.',
  'clause.G1.3':
    'Każdy wybiera po kolei trzy zamówienia, przeciwnie do ruchu wskazówek zegara od prawego sąsiada gracza rozpoczynającego, który w każdej rundzie wybiera ostatni. Pozostała karta trafia na pierwsze pole zamówień, stos uzupełnia resztę.',
  'clause.G2.1':
    'Gra ma trzy zmiany. Po kolei, zgodnie z ruchem wskazówek zegara, wysyłasz robotników na jedno pole i wykonujesz jego działanie. Bez robotników jesteś pomijany; zmiana kończy się, gdy nikt ich nie ma.',
  'clause.G2.2':
    'Pole wymaga dokładnie o jednego robotnika więcej, niż na nim leży. Ci, którzy tam leżeli, także twoi, idą do stołówki.',
  'clause.G2.3':
    'Możesz wybrać tylko pole, które możesz obsadzić i którego możesz użyć: kafelek, na który cię stać, karta, niepusty stos, gotowe zamówienie. Wydobycie można wybrać zawsze.',
  'clause.G2.4': 'Bank daje markę za jednego robotnika, ile razy chcesz; nikogo się stamtąd nie wypiera.',
  'clause.G3.1':
    'Na polu fabryki musisz kupić kafelek. Trafia na poziom swojego koloru i na pokazaną stronę, a każdy wagonik dostaje węgiel. Na koniec ruchu odkrywa się nowy, póki starcza stosu.',
  'clause.G3.2':
    'Na polu dobierania oglądasz pięć kafelków z wierzchu i możesz kupić jeden. Reszta wraca zakryta, cała na wierzch albo cała na spód, w kolejności znanej tylko tobie. Oglądanie nic nie kosztuje.',
  'clause.G3.3':
    'Gdy w zasobach brak koloru wagonika, ładujesz węgiel dowolnego innego koloru; gdy nie ma żadnego, wagonik zostaje pusty. Cena się nie zmienia, wagoników nigdy się nie uzupełnia, a węgiel zachowuje swój kolor.',
  'clause.G4.1': 'Pole wydobycia daje najwyżej tyle kroków pracy, ile pokazuje; możesz skończyć wcześniej.',
  'clause.G4.2':
    'Jeden krok przesuwa klatkę w górę lub w dół, dowolnie daleko: na poziom albo na powierzchnię.',
  'clause.G4.3': 'Jeden krok przenosi węgiel z wagonika na poziomie klatki na wolne miejsce w klatce.',
  'clause.G4.4':
    'Na powierzchni jeden krok kładzie węgiel z klatki na wolne pole jego koloru na twoim zamówieniu.',
  'clause.G4.5':
    'Na powierzchni jeden krok przenosi węgiel z klatki do twojego składu, który mieści dowolnie wiele.',
  'clause.G4.6': 'W każdej chwili jeden krok kładzie węgiel ze składu na wolne pole jego koloru.',
  'clause.G4.7':
    'Dwa węgle innych kolorów mogą zapełnić jedno pole, w dwóch krokach bez przerwy, z klatki lub składu. Zacznij tylko wtedy, gdy masz drugi węgiel i drugi krok.',
  'clause.G4.8': 'Węgiel na zamówieniu zostaje tam do dostawy. Klatka zachowuje miejsce i ładunek.',
  'clause.G5.1':
    'Środek transportu dostarcza wszystkie twoje gotowe zamówienia swojego rodzaju: punkty dostajesz od razu, węgiel wraca do zasobów, a karty liczą się w każdej późniejszej punktacji.',
  'clause.G6.1': 'Pole pieniędzy daje tyle marek, ile pokazuje.',
  'clause.G7.1':
    'Pole zamówień daje swoją kartę za darmo; możesz mieć dowolnie wiele zamówień. Na koniec ruchu pole się uzupełnia, póki starcza stosu.',
  'clause.G7.2':
    'Na polu dobierania zamówień oglądasz pięć z wierzchu i zatrzymujesz jedno albo żadne; reszta wraca jak kafelki.',
  'clause.G8.1':
    'Zmiana kończy się punktacją: po pierwszej dostarczone pola według koloru, po drugiej także według transportu, po trzeciej także puste wagoniki według koloru. Liczą się wszystkie dotychczasowe dostawy.',
  'clause.G8.2':
    'Przy remisie o pierwsze miejsce wszyscy dostają pierwszą wartość, a drugiej nikt; przy remisie o drugie wszyscy drugą. Kto nie ma nic, nic nie dostaje. We dwoje nie ma drugiej wartości.',
  'clause.G8.3':
    'Aby punktować za element, trzeba mieć co najmniej jeden. Puste wagoniki liczą się też bez dostaw.',
  'clause.G9.1':
    'Kto ma najwięcej robotników w fabryce, zaczyna następną zmianę. Przy remisie najbliższy zgodnie z ruchem wskazówek zegara po dotychczasowym, który remisem nie może zachować pierwszeństwa.',
  'clause.G9.2': 'Między zmianami wszyscy robotnicy wracają; reszta zostaje, jak jest.',
  'clause.G10.1':
    'Na koniec dostajesz 1 punkt za każde 5 marek i za każde 3 własne węgle; tracisz 1 za każde niedostarczone zamówienie i 2 za każdy kafelek różnicy między jasną a ciemną stroną.',
  'clause.G10.2':
    'Wygrywa najwięcej punktów. Przy remisie ten, komu po wymianie zostało więcej marek; jeśli i to jest równe, miejsce jest dzielone.',
  'clause.G11.1':
    'Tajna jest kolejność stosów oraz karty, które ktoś ogląda i odkłada. Odłożoną kartę zna tylko ten, kto ją odłożył, dopóki ktoś inny jej nie obejrzy albo nie opuści ona stosu. To, że miejsce jest znane i komu, jest jawne.',
  'clause.G11.2': 'Wszystko inne jest jawne dla wszystkich.',
};
