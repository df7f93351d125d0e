module Engine
  module Game
    module G18Dell
      class Game < Game::Base
        include_meta(G18Dell::Meta)

        LAYOUT = :flat
        AXES = { x: :number, y: :letter }.freeze
        CURRENCY_FORMAT_STR = '%d £'
        BANK_CASH = :unlimited
        STARTING_CASH = 500
        CERT_LIMIT = { 8 => { 2 => 20, 3 => 14, 4 => 11 }, 10 => { 2 => 24, 3 => 16, 4 => 12 } }.freeze

        HEXES = {
          white: {
            %w[B2 B4 C3] => '',
            ['B6'] => 'city=revenue:20;path=a:0,b:_0;path=a:2,b:_0',
            ['A1'] => 'path=a:0,b:3;path=a:1,b:4;path=a:2,b:4',
            ['a3'] => 'town=revenue:10;path=a:0,b:_0;path=a:4,b:_0',
          },
        }.freeze
        LOCATION_NAMES = { 'B6' => 'Dellford' }.freeze
        TILES = G18Vale::Map::TILES
        MARKET = [%w[10 20p 30p 40]].freeze
        TRAINS = [{ name: '2', distance: 2, price: 100, num: 4 }].freeze
        PHASES = [{ name: '2', train_limit: 2, tiles: [:yellow], operating_rounds: 2 }].freeze
        CORPORATIONS = [{ sym: 'DE', name: 'Dell', tokens: [0], coordinates: 'B6', color: 'red' }].freeze
      end
    end
  end
end
